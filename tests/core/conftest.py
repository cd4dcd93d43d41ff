"""Settings of the tests by chance: the same examples on every run, and few enough to be quick."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=100, database=None)
settings.load_profile("steady")
