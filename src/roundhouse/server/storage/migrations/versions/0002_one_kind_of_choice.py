"""A tentative turn that was taken back is a choice like any other: entries of the kind "unchosen" become "chosen".

Frozen: a later form of the database is a later migration.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# As the entries are written. Inside a text its quotes would have a backslash, so nothing else can match.
BEFORE = '"kind":"unchosen"'
AFTER = '"kind":"chosen"'


def upgrade() -> None:
    entries = sa.table("entries", sa.column("body", sa.Text))
    body = entries.c.body
    renamed = sa.func.replace(body, BEFORE, AFTER)
    op.execute(entries.update().where(body.like(f"%{BEFORE}%")).values(body=renamed))


def downgrade() -> None:
    """Both kinds do the same; which was which is not known any more."""
