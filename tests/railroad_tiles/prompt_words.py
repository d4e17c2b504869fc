"""Which words of a prompt speak of which kinds of actions."""

from typing import Final

SPEAKS_OF: Final = {
    "en": {
        r"\bstarting tiles\b": {"start"},
        r"\bcolumn\b": {"column"},
        r"\blay\b": {"lay"},
        r"\bobjective\b|\badd one\b": {"build", "discard"},
        r"\brefuse\b": {"refuse"},
        r"\bdiscard\b": {"discard"},
        r"\bplace\b": {"place"},
        r"\bfinish\b": {"done"},
    },
    "it": {
        r"\btessere iniziali\b": {"start"},
        r"\bcolonna\b": {"column"},
        r"\bpiazza\b": {"lay"},
        r"\bobiettivo\b|\baggiungi\b": {"build", "discard"},
        r"\brifiuta": {"refuse"},
        r"\bscarta": {"discard"},
        r"\bmetti\b": {"place"},
        r"\bconcludi\b": {"done"},
    },
}
