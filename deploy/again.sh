#!/bin/sh
# In a container, in the place of a timer, website-tell@ and website-well@: runs a command again and again, and tells
# when it has failed twice in a row, once an hour at most, and when it is well again.
#   again.sh NAME SECONDS COMMAND...
name=$1 pause=$2
shift 2
told=0
while :; do
  # Kept in no file: the disk may be full.
  if said=$("$@" 2>&1) || { sleep 30; said=$("$@" 2>&1); }; then
    [ -z "$said" ] || echo "$said"
    if [ "$told" -gt 0 ] && node server/bundle/tell.js --well "$name"; then told=0; fi
  else
    echo "$said" >&2
    now=$(date +%s)
    if [ $((now - told)) -ge 3600 ] && node server/bundle/tell.js "$name" "$(echo "$said" | tail -n 5)"; then told=$now; fi
  fi
  sleep "$pause"
done
