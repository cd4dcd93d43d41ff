"""Every card in every language as a person with a phone sees it: `python -m tests.screenshots FOLDER [LANGUAGE ...]`.

A bot of its own plays through a club in the room, and a browser without a window takes a picture of each answer. They
are to be looked at; README shows some of them. A module of `scenes` is what happens with one subject.
"""
