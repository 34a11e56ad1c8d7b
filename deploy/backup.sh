#!/bin/sh
# A backup in another place, encrypted by restic, then fetched back and tried. Kept: seven days, five
# weeks, twelve months. /healthz reads from two files when that last went well.
#   RESTIC_REPOSITORY  sftp:user@host:/folder, s3:…, or a folder (https://restic.readthedocs.io)
#   RESTIC_PASSWORD    keep it elsewhere too: nobody can read a backup without it
#   BACKUP_DIR         of this machine: files that say when it went well, and the newest backup until the next
# With --due, only where the last one is older than a day, or from 08:00 UTC on: three or four at night in Florida.
set -eu
cd "$(dirname "$0")/.."
: "${RESTIC_REPOSITORY:?Set RESTIC_REPOSITORY: where backups go.}" "${RESTIC_PASSWORD:?Set RESTIC_PASSWORD.}" "${DATABASE_URL:?Set DATABASE_URL.}"
folder=${BACKUP_DIR:-/var/lib/website/backup}
mkdir -p "$folder"
umask 077
if [ "${1:-}" = --due ]; then
  fresh=1500 # minutes
  [ "$(date -u +%H)" != 08 ] || fresh=120
  [ -z "$(find "$folder/verified" -mmin "-$fresh" 2>/dev/null)" ] || exit 0
fi
backup() { node server/bundle/backup.js "$@"; }

if ! said=$(restic cat config --no-lock 2>&1 >/dev/null); then
  case $said in
    *'open config file'*'o such file'* | *'open config file'*'not exist'*) ;;
    *) printf '%s\n' "$said" 'The place of the backups cannot be reached, or its password is another: what it holds is as it was.' >&2; exit 1 ;;
  esac
  [ ! -e "$folder/newest" ] || { echo "The place of the backups is there, and no repository in it any more: is its disk mounted? To begin anew: rm $folder/newest" >&2; exit 1; }
  restic init --quiet
fi
# A run that was killed leaves a lock; those of running ones stay.
restic unlock --quiet
rm -rf "$folder/data"
mkdir "$folder/data"
backup "$folder/data/website.backup"
(cd "$folder/data" && restic backup --quiet --host website --tag website website.backup)
touch "$folder/newest"
restic forget --quiet --host website --tag website --prune --keep-daily 7 --keep-weekly 5 --keep-monthly 12
rm -rf "$folder/fetched"
restic restore --quiet latest --host website --tag website --target "$folder/fetched"
backup --verify "$folder/fetched/website.backup"
rm -rf "$folder/fetched"
touch "$folder/verified"
