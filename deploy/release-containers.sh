#!/bin/bash
# A release in containers: built, migrated and tried beside the site that runs, which alone is then changed. What
# fails before that changes nothing.
#   deploy/release-containers.sh        the newest commit of this branch
#   deploy/release-containers.sh back   the release before
set -Eeuo pipefail
cd "$(dirname "$0")/.."
say() { printf '\n== %s\n' "$*"; }
image_of() { docker inspect --format '{{.Image}}' "$(docker compose ps --quiet "$1")"; }

# Whether a release starts and answers on this database: in a container that no visitor reaches.
try() {
  say 'Trying it'
  local id state
  id=$(docker compose run --detach --no-deps site)
  for _ in $(seq 90); do
    state=$(docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' "$id")
    [ "$state" = 'running starting' ] || break
    sleep 1
  done
  [ "$state" = 'running healthy' ] || docker logs --tail 5 "$id" >&2
  docker rm --force "$id" >/dev/null
  [ "$state" = 'running healthy' ]
}

runs=$(image_of site)
trap 'docker tag "$runs" roofing-site; echo "What runs stays." >&2' ERR
if [ "${1:-}" = back ]; then
  docker tag roofing-site:previous roofing-site
else
  say 'Fetching and building'
  git pull --quiet --ff-only
  docker compose build
  say Migrating
  docker compose run --rm migrate
fi
try
trap - ERR
say 'Switching'
# Built anew without a change, it is the same.
[ "$(docker image inspect --format '{{.Id}}' roofing-site)" = "$runs" ] || docker tag "$runs" roofing-site:previous
docker compose up --detach --no-deps --wait site
docker compose up --detach --remove-orphans
docker compose exec proxy caddy reload --config /etc/caddy/Caddyfile
say 'Removing what nobody asks for any more'
docker image prune --force
docker builder prune --force --keep-storage 2GB
