"""The words that make a question of what somebody wants to know about, in every language."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from core.lookup.normal_form import words_of

_ENGLISH: Final = re.compile(
    r"\b(?:an?|allowed|and|any|are|at|be|been|can|could|counts?|did|do|does|explain|for|gets?|has|have|here|how|i|if|in|is|"
    r"it|its|long|many|me|much|my|not|of|ok|okay|on|or|play|played|please|possible|rules?|some|tell|that|the|there|they|"
    r"thing|this|to|us|used?|was|we|what|when|where|which|who|why|will|with|would|you|your)\b"
)
_JAPANESE: Final = re.compile(
    "(?:は|が|を|も|の|と|で|って|に)*"
    "(?:(?:あり|有り|なし|無し)(?:ます|です)?か?|(?:でき|出来|なり|もらえ|つき|要り)ますか|(?:です|でしょう)か|"
    "どうなりますか|どうなる|どうする|何ですか|とは|について|いくつ|いくら|いつ|だれ|誰|必要|場合|とき|ルール|何)+"
    "(?:は|が|を|も|の)?"
)
_CHINESE: Final = re.compile(
    "有[沒没]有|可不可以|能不能|要不要|算不算|是不是|是否|可以|[請请][問问]|什[麼么]|怎[麼么](?:[樣样]|[辦办])?|[規规][則则]|"
    "多少|[嗎吗呢呀啊吧]|[這这][裡里邊边]|[會会]|^有|^[無无]|能(?=.)"
)


def without_question(query: str) -> tuple[str, ...]:
    """Return the words of a query in their normal form, without those that only ask."""
    plain = unicodedata.normalize("NFKC", query).casefold()
    for asking in (_ENGLISH, _JAPANESE, _CHINESE):
        plain = asking.sub(" ", plain)
    return words_of(plain)
