"""Which words of a prompt speak of which kinds of actions."""

from typing import Final

SPEAKS_OF: Final = {
    "en": {
        r"first investment": {"open"},
        r"\bdead\b": {"scrap"},
        r"\bbuild": {"card", "build"},
        r"\btrain\b|\bsection\b|\bmap\b": {"build"},
        r"\binvest(?!ment)|\blay\b": {"invest"},
        r"\bmore\b": {"invest"},
        r"\bdiscard": {"scrap", "discard"},
        r"\btrack card": {"scrap", "card", "discard"},
        r"\bend the turn|\bturn ends": {"discard", "end", "stay"},
        r"\btake\b": {"take", "blind"},
        r"\brow\b|\bopen\b": {"take"},
        r"\bblind\b": {"blind"},
        r"\bkeep\b": {"keep"},
        r"\bswap": {"swap"},
    },
    "it": {
        r"primo investimento": {"open"},
        r"\bmort[ae]\b": {"scrap"},
        r"\bcostrui": {"card", "build"},
        r"\btreno\b|\bsezione\b|\bmappa\b": {"build"},
        r"\binvesti(?!ment)|\bmett": {"invest"},
        r"\bancora\b": {"invest"},
        r"\bscart": {"scrap", "discard"},
        r"\bcarta percorso": {"scrap", "card", "discard"},
        r"\bfinisc\w+ il turno|\bfinire il turno": {"discard", "end", "stay"},
        r"\bprendi\b": {"take", "blind"},
        r"\bfila\b|\bscoperta\b": {"take"},
        r"\bcieca\b": {"blind"},
        r"\btienila\b": {"keep"},
        r"\bscambi": {"swap"},
    },
}
