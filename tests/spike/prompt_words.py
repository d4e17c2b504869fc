"""Which words of a prompt speak of which kinds of actions."""

from typing import Final

SPEAKS_OF: Final = {
    "en": {
        r"\bside\b": {"side"},
        r"\bgive\b": {"give"},
        r"\broute card": {"keep"},
        r"\bplace your\b": {"place"},
        r"\bor stay\b": {"hold"},
        r"\bfree move\b|\$move\b": {"move"},
        r"\bdraw\b": {"draw"},
        r"\bstop\b": {"stop"},
        r"\bbuild\b": {"line", "build"},
        r"\bnext space\b": {"lay"},
        r"\bto pay\b": {"pay"},
        r"\bupgrade\b": {"upgrade"},
        r"\bpass\b": {"pass"},
        r"\bcargo\b|\$after\b": {"cargo"},
        r"\bend your turn\b": {"end"},
    },
    "it": {
        r"\blato\b": {"side"},
        r"\bda dare\b": {"give"},
        r"\bcarte percorso\b": {"keep"},
        r"\bpiazza\b": {"place"},
        r"\bresta fermo\b": {"hold"},
        r"\bmovimento gratuito\b|\$move\b": {"move"},
        r"\bpesca\b": {"draw"},
        r"\bsmetti\b": {"stop"},
        r"\bcostruisci\b": {"line", "build"},
        r"\bprossimo spazio\b": {"lay"},
        r"\bpagare\b": {"pay"},
        r"\bmigliora\b": {"upgrade"},
        r"\bpassa\b": {"pass"},
        r"\bcarico\b|\$after\b": {"cargo"},
        r"\bchiudi\b": {"end"},
    },
}
