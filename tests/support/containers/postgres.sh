#!/bin/bash
# What the entrypoint of the postgres image does for a new volume: a cluster with the password, then each file of
# /docker-entrypoint-initdb.d; and then the server, as its own user.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown postgres: "$PGDATA"
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username=postgres --auth-host=scram-sha-256 --pwfile=<(echo "${POSTGRES_PASSWORD:?}")
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses=''" start
  for file in /docker-entrypoint-initdb.d/*.sql; do
    psql --no-psqlrc --username=postgres --set=ON_ERROR_STOP=1 --file="$file"
  done
  pg_ctl --wait --mode=fast stop
fi
exec "$@"
