#!/bin/sh
# A backup in another place, encrypted by restic, then fetched back and tried. Kept: seven days, five
# weeks, twelve months. /healthz reads from two files when that last went well.
#   RESTIC_REPOSITORY  sftp:user@host:/folder, s3:…, or a folder (https://restic.readthedocs.io)
#   RESTIC_PASSWORD    keep it elsewhere too: nobody can read a backup without it
#   BACKUP_DIR         of this machine: marks of success, and the newest backup until the next
set -eu
cd "$(dirname "$0")/.."
: "${RESTIC_REPOSITORY:?Set RESTIC_REPOSITORY: where backups go.}" "${RESTIC_PASSWORD:?Set RESTIC_PASSWORD.}" "${DATABASE_URL:?Set DATABASE_URL.}"
folder=${BACKUP_DIR:-/var/lib/website/backup}
mkdir -p "$folder"
umask 077
if [ -f server/bundle/backup.js ]; then
  backup() { node server/bundle/backup.js "$@"; }
else
  backup() { node --require tsx/cjs scripts/backup.ts "$@"; }
fi

restic cat config >/dev/null 2>&1 || restic init --quiet
rm -rf "$folder/data"
mkdir "$folder/data"
backup "$folder/data/website.backup"
# The same for PostgreSQL's own tools. SECURITY.md has why unlogged rows stay out.
pg_dump --format=custom --no-unlogged-table-data --file="$folder/data/website.dump" "$DATABASE_URL"
(cd "$folder/data" && restic backup --quiet --host website --tag website website.backup website.dump)
touch "$folder/newest"
restic forget --quiet --host website --tag website --prune --keep-daily 7 --keep-weekly 5 --keep-monthly 12
rm -rf "$folder/fetched"
restic restore --quiet latest --host website --tag website --target "$folder/fetched"
backup --verify "$folder/fetched/website.backup"
pg_restore --list "$folder/fetched/website.dump" >/dev/null
rm -rf "$folder/fetched"
touch "$folder/verified"
