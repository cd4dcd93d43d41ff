"""What a press does: the decorators that bind a function to the shape of a custom id."""

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
    """What people use: its custom ids are apart from those of other kinds."""

    BUTTON = "button"
    MENU = "menu"
    PERSON_MENU = "person-menu"
    DIALOG = "dialog"


@dataclass(frozen=True, slots=True)
class Press(Generic[_P, _Id]):
    """A shape of custom ids with what happens to them. Calling it with the fields makes a custom id.

    `work` gets the request, then what was chosen or typed (for a button nothing), then the fields of the custom id.
    `read` reads what was chosen from a list.
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
    """Make a function what a button does: it gets the request and the fields of the custom id."""

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
    """Make a function what choosing from a list does: the value that was chosen goes before the fields.

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
    """Make a function what choosing from a list of people does: the person, or nobody, goes before the fields."""

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
    """Make a function what sending a dialog does: what was typed goes before the fields."""

    def bind(work: Callable[Concatenate[Asked, Typed, _P], Awaitable[None]]) -> Press[_P, DialogId]:
        return Press(Kind.DIALOG, _shape(shape, work, DialogId, given=2), work)

    return bind


def button_shape(template: str) -> Callable[[Callable[_P, None]], Shape[_P, ButtonId]]:
    """Declare a button apart from what it does, where that draws the button itself.

    The declaration is a function without a body: its parameters are the fields. `press` takes it for a template.
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
    """The shape of a template whose fields are the parameters of a function after those that are `given` to it."""
    if isinstance(shape, Shape):
        return shape
    hints = get_type_hints(function)
    fields = list(inspect.signature(function).parameters.values())[given:]
    keywords = frozenset(field.name for field in fields if field.kind is field.KEYWORD_ONLY)
    return Shape(shape, {field.name: hints[field.name] for field in fields}, made, keywords=keywords)
