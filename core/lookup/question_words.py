"""The words that make a question of what somebody wants to know about, in every language."""

from __future__ import annotations

import re
from typing import Final

from core.lookup.normal_form import beginning, words_of

_ENGLISH: Final = re.compile(
    r"\b(?:about|an?|allowed|and|any|are|at|be|been|can|could|counts?|did|do|does|explain|for|gets?|has|have|happens?|here|how|i|if|in|is|"
    r"it|its|long|many|me|mean|much|my|not|of|ok|okay|on|or|play|played|please|possible|rules?|some|tell|that|the|there|they|"
    r"thing|this|to|us|used?|was|we|what|when|where|which|who|why|will|with|works?|would|you|your)\b"
)
_JAPANESE: Final = re.compile(
    "(?:は|が|を|も|の|と|で|って|に)*"
    "(?:(?:あり|有り|なし|無し)(?:ます|です)?か?|(?:でき|出来|なり|もらえ|つき|要り)ますか|(?:です|でしょう)か|"
    "どうなりますか|どうなる|どうする|何ですか|って何|ってなに|とは|について|いくつ|いくら|いつ|だれ|誰|必要|場合|とき|ルール|何)+"
    "(?:は|が|を|も|の)?"
)
_CHINESE: Final = re.compile(
    "有[沒没]有|可不可以|能不能|要不要|算不算|是不是|是否|可以|[請请][問问]|什[麼么]|怎[麼么](?:[樣样]|[辦办])?|[規规][則则]|"
    "多少|[嗎吗呢呀啊吧]|[這这][裡里邊边]|[會会]|是啥|^啥是|^什[麼么]是|是什[麼么]|^有|^[無无]|能(?=.)"
)


_MEANING: Final = re.compile(
    r"^\s*(?:what(?:'?s| is| are| does)|explain|define)\b|\bmeaning\b|(?:とは|って何|ってなに|とは何|の意味)|"
    "[是指](?:什[麼么]|啥|何)|什[麼么]是|啥是|什[麼么]意思|解釋|解释"
)


def asks_for_meaning(query: str) -> bool:
    """Return whether somebody asks what a word means, and not what is played."""
    return bool(_MEANING.search(beginning(query).casefold()))


def without_question(query: str) -> tuple[str, ...]:
    """Return the words of a query in their normal form, without those that only ask."""
    plain = beginning(query).casefold()
    for asking in (_ENGLISH, _JAPANESE, _CHINESE):
        plain = asking.sub(" ", plain)
    return words_of(plain)
