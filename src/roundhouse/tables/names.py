"""Names of players and tables: what can be one, and which two would be taken for each other."""

import unicodedata
from collections.abc import Iterable

from roundhouse.tables.errors import TableError

MAX_NAME_LENGTH = 40
MAX_TITLE_LENGTH = 80
MAX_MARKS = 2  # accents on one letter: more of them cover the lines above and below

# Letters and signs that show nothing although Unicode counts them as visible.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
EMOJI_STYLE = "\ufe0e\ufe0f"  # only say how a sign before them is drawn

# Letters of other scripts and rarer Latin ones that are drawn like common ones, and signs that pass for letters: pairs
# of the sign and of what it is taken for. Capitals have looks of their own.
CAPITALS = (
    "АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT УY ХX ԚQ ԜW ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC"  # Cyrillic, Greek
    " ՏS ԼL ՕO ՍU ⲀA ⲂB ⲤC ⲈE ⲎH ⲒI ⲔK ⲘM ⲚN ⲞO ⲢP ⲦT ⲨY ⲬX ⲌZ"  # Armenian, Coptic
    " ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᏃZ"  # Cherokee
    " ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ"  # Lisu
)
SMALL = (
    "аa вb сc ԁd еe єe һh нh іi јj кk ӏl мm оo рp ԛq гr ѕs тt ѵv ѡw ԝw хx уy үy ьb ҁc"
    " αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw ϲc ϳj"
    " օo ոn սu հh ցg զq յj ⲟo ⲣp ⲥc ⲭx"
    " ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz"
    " ıi ȷj ɑa ɡg ɩi øo łl đd ħh ŧt 0o 1l |l ǀl"
)
_CAPITALS = str.maketrans({pair[0]: pair[1] for pair in CAPITALS.split()})
_SMALL = str.maketrans({pair[0]: pair[1] for pair in SMALL.split()})
# Several letters that together are taken for another one.
_CLUSTERS = (("rn", "m"), ("vv", "w"))


def check_name(name: str, others: Iterable[str]) -> str:
    """A name a sentence can be made with, and nobody at the table is called so or nearly so."""
    bare = _bare(name)
    if not 0 < len(bare) <= MAX_NAME_LENGTH or not _is_plain(bare) or not _shows(bare):
        raise TableError("table-bad-name", longest=MAX_NAME_LENGTH)
    for other in others:
        if bare.casefold() == other.casefold():
            raise TableError("table-name-taken", name=bare)
        if looks(bare) & looks(other):
            raise TableError("table-name-alike", name=bare, other=other)
    return bare


def check_title(title: str) -> str:
    """The name of a table, which may be empty."""
    bare = _bare(title)
    if len(bare) > MAX_TITLE_LENGTH or not _is_plain(bare):
        raise TableError("table-bad-title", longest=MAX_TITLE_LENGTH)
    return bare


def looks(name: str) -> set[str]:
    """What a name looks like to somebody who reads it in passing, as it is written and in other capitals.

    Names that have one of these in common are taken for each other.
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    as_written = plain.translate(_CAPITALS).replace("I", "l")  # between these two there is no difference at all
    return {_small(plain), _small(as_written)}


def _small(plain: str) -> str:
    folded = plain.casefold()
    seen = "".join(sign for sign in folded.translate(_SMALL) if sign.isalnum())
    for signs, alike in _CLUSTERS:
        seen = seen.replace(signs, alike)
    return seen or folded  # of signs alone, such as two pictures, they themselves are all there is to see


def _bare(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


def _is_plain(name: str) -> bool:
    """Nothing that steers the text around it (control and bidirectional characters), hides, or piles up."""
    marks = 0
    for sign in name:
        if sign in BLANK or not sign.isprintable():
            return False
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") and sign not in EMOJI_STYLE else 0
        if marks > MAX_MARKS:
            return False
    return True


def _shows(name: str) -> bool:
    """Whether there is anything to see but accents."""
    return any(unicodedata.category(sign)[0] not in "MZ" for sign in name)
