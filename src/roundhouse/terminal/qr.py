"""A QR code in the terminal, two modules to a character."""

import segno
from rich.text import Text

QUIET = 2  # modules around it; the standard asks for four, and a terminal has few lines
# The light modules are drawn, so that it is right on a dark terminal without colours too.
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
STYLE = "#ffffff on #000000"


def qr_code(words: str) -> Text:
    """A QR code in half blocks, two rows of it to a line of the terminal."""
    code = segno.make(words, error="l", micro=False)
    rows = [[module == 0 for module in row] for row in code.matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([True] * len(rows[0]))
    lines = ["".join(HALVES[pair] for pair in zip(upper, lower)) for upper, lower in zip(rows[::2], rows[1::2])]
    return Text("\n").join(Text(line, style=STYLE, no_wrap=True) for line in lines)
