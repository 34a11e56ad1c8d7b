#!/bin/bash
# A release on a machine of your own, as root, who runs a copy of this file: fetched, installed and built beside the one that runs,
# tried, and only then put in its place. Requests wait in systemd's socket while the server restarts.
#   website-release          the newest commit of origin's main branch (or: website-release COMMIT)
#   website-release back     the release before
#   RESTORE=FILE website-release   with the data of a backup, into an empty database
# /srv/website: repository (the clone), releases/TIME-COMMIT, current and previous (links to what runs in them: live).
set -euo pipefail
home=${WEBSITE_HOME:-/srv/website}
settings=${WEBSITE_ENV:-/etc/website.env}
restart=${WEBSITE_RESTART:-systemctl restart website.service}
as=()
if id website >/dev/null 2>&1; then as=(setpriv --reuid=website --regid=website --init-groups --); fi
set -a
# shellcheck disable=SC1090
. "$settings"
set +a
: "${DATABASE_URL:?Set it in $settings, in single quotes.}"
export HOME=$home/.home NODE_ENV=
say() { printf '\n== %s\n' "$*"; }
link() { ln -sfn "$1" "$home/$2.new" && mv -T "$home/$2.new" "$home/$2"; }

# Whether a release starts and answers on this database: on a port of its own, for a moment.
try() {
  say "Trying $1"
  local port pid
  port=$(node -p 'const s = require("net").createServer().listen(0, "127.0.0.1", () => (console.log(s.address().port), s.close())); ""' | tr -d '\n')
  (cd "$1" && PORT=$port SITE_DIR=$1/site exec "${as[@]}" node server/bundle/serve.js) & pid=$!
  for _ in $(seq 60); do
    kill -0 "$pid" 2>/dev/null || { echo "It does not start." >&2; return 1; }
    if curl --silent --fail --max-time 6 "http://127.0.0.1:$port/healthz" >/dev/null; then
      kill "$pid" && wait "$pid"
      return
    fi
    sleep 1
  done
  kill "$pid"
  echo "It starts, but is not well." >&2
  return 1
}

# $1 takes the place of what runs, which becomes the one before.
switch() {
  local former
  former=$(readlink "$home/current" || true)
  say "Switching to $1"
  link "$1" current
  [ -z "$former" ] || [ "$former" = "$1" ] || { link "$former" previous && touch "$(dirname "$former")"; }
  $restart
  # The check wants a backup: on a new machine there is none until the night.
  [ -z "${BACKUP_DIR:-}" ] || [ -e "$BACKUP_DIR/newest" ] || systemctl start website-backup.service
  (cd "$1" && "${as[@]}" node server/bundle/smoke.js "${SMOKE_URL:-$SITE_URL}" --watch)
}

if [ "${1:-}" = back ]; then
  to=$(readlink "$home/previous") || { echo "There is no release before." >&2; exit 1; }
  try "$to" || { echo "What runs stays." >&2; exit 1; }
  switch "$to"
  exit
fi

mkdir -p "$home/releases" "$HOME"
! id website >/dev/null 2>&1 || chown website: "$home" "$home/releases" "$HOME"
say Fetching
"${as[@]}" git -C "$home/repository" fetch --quiet origin
commit=$("${as[@]}" git -C "$home/repository" rev-parse --short "${1:-origin/HEAD}")
# A folder of its own, also where this commit already runs: with other settings, for example.
new=$home/releases/$(date +%Y%m%d-%H%M%S)-$commit
"${as[@]}" git -C "$home/repository" worktree add --quiet --detach "$new" "$commit"
trap 'echo "It failed: what runs stays, and nothing else." >&2; "${as[@]}" git -C "$home/repository" worktree remove --force "$new"' EXIT
cd "$new"
cmp -s "$0" deploy/release.sh || say "$0 differs from $new/deploy/release.sh: compare them, then install the new one"
# Packages and texts run code in a build: it gets no password, only the list of src/data/environment.ts.
build=("${as[@]}" env -i "PATH=$PATH" "HOME=$HOME")
mapfile -t names < <(sed -n "/OF_A_BUILD = /,/]/s/^  '\(.*\)',/\1/p" src/data/environment.ts)
for name in "${names[@]}"; do
  [ -z "${!name:-}" ] || build+=("$name=${!name}")
done
say "Installing and building $commit"
"${build[@]}" npm ci --omit=dev --no-audit --no-fund --loglevel=error
[ -n "${ALLOW_PLACEHOLDERS:-}" ] || "${build[@]}" npm run --silent ready
"${build[@]}" npm run --silent build
"${build[@]}" npm run --silent bundle -- live
# Nothing else of npm's runs from now on.
"${as[@]}" rm -rf node_modules
# Pages that are open in browsers ask for the files of the build that they came from: for a day.
"${as[@]}" cp -al build live/site
find "$home/releases" -mindepth 1 -maxdepth 1 \( -mtime -1 -o -samefile "$(dirname "$(readlink "$home/current" || echo "$new/live")")" \) | while read -r former; do
  [ ! -d "$former/build" ] || (cd "$former/build" && "${as[@]}" find . -path '*/assets/*' -type f -exec cp -aln --parents -t "$new/live/site" {} +)
done
cd live
say Migrating
[ -z "${RESTORE:-}" ] || "${as[@]}" node server/bundle/restore.js "$RESTORE"
"${as[@]}" node server/bundle/migrate.js
try "$new/live"
trap - EXIT
switch "$new/live"
say 'Removing what nobody asks for any more'
find "$home/releases" -mindepth 1 -maxdepth 1 -mtime +1 | while read -r old; do
  case $old/live in "$(readlink "$home/current")" | "$(readlink "$home/previous" || true)") continue ;; esac
  "${as[@]}" git -C "$home/repository" worktree remove --force "$old"
done
echo "$commit runs. The one before comes back with: $0 back"
