#!/bin/sh
# Mails the last lines of a systemd unit by the mail account of the website. curl reads the password
# from a pipe: arguments can be seen by every user of the machine.
set -eu
unit=$1
[ -n "${SMTP_URL:-}" ] || { echo "Nobody is told of $unit: SMTP_URL is not set." >&2; exit 1; }
from=$(printf '%s' "$LEAD_MAIL_FROM" | sed 's/.*<\(.*\)>.*/\1/')
mail=$(mktemp)
trap 'rm -f "$mail"' EXIT
{
  printf 'From: %s\nTo: %s\nSubject: The website: %s failed\n\n' "$LEAD_MAIL_FROM" "$LEAD_MAIL_TO" "$unit"
  journalctl --unit "$unit" --lines 20 --output cat --no-pager
  printf '\nWhat to do: docs/runbook.md\n'
} >"$mail"
{
  printf 'url = "%s"\nmail-from = "%s"\nupload-file = "%s"\n' "${SMTP_URL%%\?*}" "$from" "$mail"
  printf '%s' "$LEAD_MAIL_TO" | tr ',' '\n' | sed 's/^ *\(.*[^ ]\) *$/mail-rcpt = "\1"/'
  case $SMTP_URL in smtps:* | *tls=none* | *@localhost* | *//localhost* | *127.0.0.1*) ;; *) printf '\nssl-reqd\n' ;; esac
} | curl --silent --show-error --max-time 60 --config -
