"""Signs that no line in a language may have, wherever it is read."""

import re

WITH_WIDE_SIGNS = frozenset({"ja", "zh-CN", "zh-TW"})
_CHARACTER = "[々\u3041-\u30ff\u4e00-\u9fff」』”）]"
ILL_WRITTEN = re.compile(rf"{_CHARACTER}\**[:;]|[:;] ?\**{_CHARACTER}")
"""A narrow colon or semicolon beside a Japanese or Chinese character."""
