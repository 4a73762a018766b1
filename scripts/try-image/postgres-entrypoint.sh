#!/bin/sh
# Stand-in for the entrypoint of the official PostgreSQL image: creates the database on the first start.
set -e
export PATH="/usr/lib/postgresql/18/bin:$PATH"
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  install -d -o postgres -g postgres -m 775 /var/run/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s\n' "$POSTGRES_PASSWORD" > /tmp/password
  # Unquoted: several options in one variable, as in the official image.
  initdb --pgdata "$PGDATA" --username "$POSTGRES_USER" --pwfile /tmp/password $POSTGRES_INITDB_ARGS > /dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --pgdata "$PGDATA" --wait --options "-c listen_addresses=''" start > /dev/null
  createdb --username "$POSTGRES_USER" "$POSTGRES_DB" 2> /dev/null || true
  for script in /docker-entrypoint-initdb.d/*.sh; do [ -e "$script" ] && . "$script"; done
  pg_ctl --pgdata "$PGDATA" --wait stop > /dev/null
fi
exec "$@"
