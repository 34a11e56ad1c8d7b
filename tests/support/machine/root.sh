#!/bin/bash
# A Debian 12 as its installer leaves it, without a kernel, with packages: root.sh FOLDER PACKAGE...
set -euo pipefail
root=$1
shift
mirror=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -n 1 || true)
IFS=,
mmdebstrap --quiet --variant=minbase --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --include="ca-certificates,systemd-sysv,dbus,iproute2,procps,tzdata,openssh-client,$*" bookworm "$root" "${mirror:-http://deb.debian.org/debian}"
# What wants hardware, or the network of this machine.
for unit in systemd-udevd systemd-networkd systemd-logind console-getty getty@tty1; do ln -sf /dev/null "$root/etc/systemd/system/$unit.service"; done
# The clone of a test belongs to somebody else.
printf '[safe]\n\tdirectory = *\n' > "$root/etc/gitconfig"
