"""What Alembic runs: the migrations, on the connection it is given."""

from alembic import context

from roundhouse.server.storage.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
