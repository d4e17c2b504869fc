"""When the server ran: what lies between is downtime, and stops the clocks.

Frozen: a later form of the database is a later migration.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("runs")
