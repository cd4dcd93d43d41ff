"""The decorators that bind a function to the shape of a custom id."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, get_type_hints, overload

import discord

from cogs.ui.asked import Asked
from cogs.ui.presses.controls import ButtonId, DialogId, MenuId, PersonMenuId
from cogs.ui.presses.dialogs import Typed
from cogs.ui.presses.forms import form_of
from cogs.ui.presses.shapes import Shape

_P = ParamSpec("_P")
_Id = TypeVar("_Id", bound=str)
_Value = TypeVar("_Value")
_Value_co = TypeVar("_Value_co", covariant=True)

Person = discord.User | discord.Member | None


class Kind(Enum):
    """The kind of control. Each has custom ids of its own."""

    BUTTON = "button"
    MENU = "menu"
    PERSON_MENU = "person-menu"
    DIALOG = "dialog"


@dataclass(frozen=True, slots=True)
class Press(Generic[_P, _Id]):
    """A shape of custom ids with its function, `work`. Call it with the fields to make a custom id.

    `work` gets the request, then the chosen or typed value (none for a button), then the fields of the custom id.
    `read` reads the value chosen from a list.
    """

    kind: Kind
    shape: Shape[_P, _Id]
    work: Callable[..., Awaitable[None]]
    read: Callable[[str], Any] = str

    def __call__(self, *values: _P.args, **named: _P.kwargs) -> _Id:
        """Make a custom id."""
        return self.shape(*values, **named)


class _Pressing(Protocol[_Id]):
    """Binds a function to the custom ids of a button."""

    def __call__(self, work: Callable[Concatenate[Asked, _P], Awaitable[None]], /) -> Press[_P, _Id]:
        """Make the function a press."""
        ...


class _Choosing(Protocol):
    """Binds a function to the custom ids of a list."""

    def __call__(self, work: Callable[Concatenate[Asked, _Value, _P], Awaitable[None]], /) -> Press[_P, MenuId]:
        """Make the function a press."""
        ...


class _Giving(Protocol[_Value_co, _Id]):
    """Binds a function to custom ids that come with something chosen or typed."""

    def __call__(self, work: Callable[Concatenate[Asked, _Value_co, _P], Awaitable[None]], /) -> Press[_P, _Id]:
        """Make the function a press."""
        ...


@overload
def press(shape: str) -> _Pressing[ButtonId]: ...
@overload
def press(
    shape: Shape[_P, ButtonId],
) -> Callable[[Callable[Concatenate[Asked, _P], Awaitable[None]]], Press[_P, ButtonId]]: ...
def press(
    shape: str | Shape[_P, ButtonId],
) -> Callable[[Callable[Concatenate[Asked, _P], Awaitable[None]]], Press[_P, ButtonId]]:
    """Bind a function to a button. It gets the request and the fields of the custom id."""

    def bind(work: Callable[Concatenate[Asked, _P], Awaitable[None]]) -> Press[_P, ButtonId]:
        return Press(Kind.BUTTON, _shape(shape, work, ButtonId, given=1), work)

    return bind


@overload
def choose(shape: str) -> _Choosing: ...
@overload
def choose(
    shape: Shape[_P, MenuId],
) -> Callable[[Callable[Concatenate[Asked, _Value, _P], Awaitable[None]]], Press[_P, MenuId]]: ...
def choose(shape: str | Shape[..., MenuId]) -> Any:
    """Bind a function to a list. It gets the request, the chosen value and the fields of the custom id.

    The value is read by its annotation, like a field.
    """

    def bind(work: Callable[..., Awaitable[None]]) -> Press[..., MenuId]:
        value = list(inspect.signature(work).parameters)[1]
        read = form_of(get_type_hints(work)[value]).read
        return Press(Kind.MENU, _shape(shape, work, MenuId, given=2), work, read)

    return bind


@overload
def choose_person(shape: str) -> _Giving[Person, PersonMenuId]: ...
@overload
def choose_person(
    shape: Shape[_P, PersonMenuId],
) -> Callable[[Callable[Concatenate[Asked, Person, _P], Awaitable[None]]], Press[_P, PersonMenuId]]: ...
def choose_person(
    shape: str | Shape[_P, PersonMenuId],
) -> Callable[[Callable[Concatenate[Asked, Person, _P], Awaitable[None]]], Press[_P, PersonMenuId]]:
    """Bind a function to a list of people. It gets the request, the person or nobody, and the fields."""

    def bind(work: Callable[Concatenate[Asked, Person, _P], Awaitable[None]]) -> Press[_P, PersonMenuId]:
        return Press(Kind.PERSON_MENU, _shape(shape, work, PersonMenuId, given=2), work)

    return bind


@overload
def submit(shape: str) -> _Giving[Typed, DialogId]: ...
@overload
def submit(
    shape: Shape[_P, DialogId],
) -> Callable[[Callable[Concatenate[Asked, Typed, _P], Awaitable[None]]], Press[_P, DialogId]]: ...
def submit(
    shape: str | Shape[_P, DialogId],
) -> Callable[[Callable[Concatenate[Asked, Typed, _P], Awaitable[None]]], Press[_P, DialogId]]:
    """Bind a function to a dialog. It gets the request, the typed texts and the fields."""

    def bind(work: Callable[Concatenate[Asked, Typed, _P], Awaitable[None]]) -> Press[_P, DialogId]:
        return Press(Kind.DIALOG, _shape(shape, work, DialogId, given=2), work)

    return bind


def button_shape(template: str) -> Callable[[Callable[_P, None]], Shape[_P, ButtonId]]:
    """Declare a button apart from its function. It breaks a circle where the function draws the button itself.

    The declaration is a function without a body: its parameters are the fields. `press` takes it in place of a
    template.
    """
    return lambda declared: _shape(template, declared, ButtonId, given=0)


def menu_shape(template: str) -> Callable[[Callable[_P, None]], Shape[_P, MenuId]]:
    """Declare a list like `button_shape`, for `choose`."""
    return lambda declared: _shape(template, declared, MenuId, given=0)


def person_menu_shape(template: str) -> Callable[[Callable[_P, None]], Shape[_P, PersonMenuId]]:
    """Declare a list of people like `button_shape`, for `choose_person`."""
    return lambda declared: _shape(template, declared, PersonMenuId, given=0)


def dialog_shape(template: str) -> Callable[[Callable[_P, None]], Shape[_P, DialogId]]:
    """Declare a dialog like `button_shape`, for `submit`."""
    return lambda declared: _shape(template, declared, DialogId, given=0)


def _shape(
    shape: str | Shape[_P, _Id], function: Callable[..., Any], made: Callable[[str], _Id], *, given: int
) -> Shape[_P, _Id]:
    """Return the shape of a template. Its fields are the parameters of a function after the first, `given` ones."""
    if isinstance(shape, Shape):
        return shape
    hints = get_type_hints(function)
    fields = list(inspect.signature(function).parameters.values())[given:]
    keywords = frozenset(field.name for field in fields if field.kind is field.KEYWORD_ONLY)
    return Shape(shape, {field.name: hints[field.name] for field in fields}, made, keywords=keywords)
