"""Secrets that stand for a seat. A token is shown once, to its owner; only its hash is kept.

A token begins with the id of its table, so that nobody has to search for it: `<table>.<secret>`.
"""

import base64
import hashlib
import hmac
import secrets

SECRET_BYTES = 24
ID_BYTES = 9
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another when read aloud
CODE_LENGTH = 8
MAX_TOKEN_LENGTH = 100
PERSON_DIGITS = 32


def new_table_id() -> str:
    return secrets.token_hex(ID_BYTES)


def new_token(table_id: str) -> str:
    return f"{table_id}.{secrets.token_urlsafe(SECRET_BYTES)}"


def derived_token(table_id: str, token: str, about: str) -> str:
    """A token derived from another, always the same: an answer that is lost can be asked for again.

    Nothing but hashes is kept, so a random token could not be sent twice.
    """
    mark = hmac.digest(token.encode("utf-8", "surrogatepass"), f"{table_id}/{about}".encode(), "sha256")
    return f"{table_id}.{base64.urlsafe_b64encode(mark[:SECRET_BYTES]).decode()}"


def new_code() -> str:
    """A short word to read over the telephone. It opens nothing but a seat still free before the start."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def table_of(token: str) -> str:
    """The table a token is for, by its own account: the hash decides."""
    return token.partition(".")[0]


def person_of(mark: str) -> str:
    """Who a command comes from, by the hash of their token."""
    return mark[:PERSON_DIGITS]


def digest(token: str) -> str:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
