#!/bin/sh
# The parts of the official image's entrypoint that docker-compose.yml needs.
set -e
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chown postgres:postgres /var/lib/postgresql
  password=$(mktemp)
  echo "$POSTGRES_PASSWORD" > "$password"
  chown postgres "$password"
  as_postgres mkdir -p "$PGDATA"
  as_postgres initdb --username "$POSTGRES_USER" --pwfile "$password" --auth-host scram-sha-256 --auth-local trust
  rm "$password"
  echo "create database $POSTGRES_DB" | as_postgres postgres --single postgres
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
fi
install -d -o postgres -g postgres /var/run/postgresql
exec setpriv --reuid postgres --regid postgres --init-groups "$@"
