"""When something last happened at a table, and when its game ended; and no more marks of invitations that were used.

What is there already counts as touched now. Frozen: a later form of the database is a later migration.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.BigInteger, nullable=True))
    tables = sa.table("tables", sa.column("touched", sa.BigInteger))
    op.execute(tables.update().values(touched=time.time_ns() // 1_000_000))
    grants = sa.table("grants", sa.column("role", sa.String))
    op.execute(grants.delete().where(grants.c.role == "spent"))


def downgrade() -> None:
    op.drop_column("tables", "ended")
    op.drop_column("tables", "touched")
