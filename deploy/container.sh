#!/bin/sh
# The site in its container. Pages that are open in browsers ask for the files of the build that they came from:
# the volume "former" keeps those of each build for a day after it was replaced.
cd "$(dirname "$0")/.." || exit 1
own=$(cd site && find . -path '*/assets/*' | sort | md5sum | cut -c 1-16)
merged=/tmp/site
keep() {
  # The one that has just been replaced served until now.
  { [ ! -e former/last ] || touch "former/$(cat former/last)"; } &&
    mkdir -p "former/$own" &&
    (cd site && find . -path '*/assets/*' -type f -exec cp --parents --update --target-directory "../former/$own" {} +) &&
    echo "$own" > former/last &&
    find former -mindepth 1 -maxdepth 1 -type d -mtime +0 ! -name "$own" -exec rm -rf {} + &&
    rm -rf "$merged" && cp -rs "$PWD/site" "$merged" &&
    for build in former/*/; do cp -rsn "$PWD/$build." "$merged" || return 1; done
}
# Without room for them it serves its own.
if keep; then export SITE_DIR="$merged"; fi
exec node server/bundle/serve.js
