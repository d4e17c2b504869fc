"""Which tokens opened a table that is no longer there; and how long tables are kept is counted from now on.

Frozen: a later form of the database is a later migration.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    tables = sa.table("tables", sa.column("touched", sa.BigInteger))
    op.execute(tables.update().values(touched=time.time_ns() // 1_000_000))


def downgrade() -> None:
    op.drop_table("removals")
