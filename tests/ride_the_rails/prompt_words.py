"""Which words of a prompt speak of which kinds of actions."""

from typing import Final

SPEAKS_OF: Final = {
    "en": {
        r"\btake\b|\bon offer\b": {"take", "pass"},
        r"\bpass\b": {"pass"},
        r"\bbuild, |\bbuild:|\bplace one\b|\bplace up\b": {"build"},
        r"\bstop\b|\bfinish\b|\bend your turn\b": {"stop"},
        r"\bchoose the city\b|\bchoose who\b": {"depart"},
        r"\bfirst link\b|\bride to\b|\bride on\b|\bgo on\b": {"ride"},
        r"\bend the journey\b|\bend it\b": {"arrive"},
        r"\bglow": {"take", "build", "depart", "ride"},
    },
    "it": {
        r"\bprend\w+\b|\bdisponibili\b": {"take", "pass"},
        r"\bpassa\b": {"pass"},
        r"\bcostruisci\b|\bpuoi piazzare\b": {"build"},
        r"\bfermarti\b|\bfinisci\b": {"stop"},
        r"\bscegli la città\b|\bscegli chi\b": {"depart"},
        r"\bprimo (?:collegamento|tratto)\b|\bandare\b|\bprosegui\b": {"ride"},
        r"\bchiudi\b": {"arrive"},
        r"\billuminat": {"take", "build", "depart", "ride"},
    },
}
