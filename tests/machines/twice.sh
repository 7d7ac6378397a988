#!/usr/bin/env bash
# Builds the packages of this checkout twice: in folders with different names and path lengths, at
# different times, in different languages, time zones and file modes. Fails if any byte differs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# make PLACE [NAME=VALUE…]: makes a clone of the commit, and its packages.
make() {
  git clone -q "$root" "$1"
  env "${@:2}" CCACHE_DISABLE=1 "$1/dev" package >&2
}

(umask 022 && make "$folder/a")
mkdir "$folder/another-place-to-work"
(umask 077 && make "$folder/another/folder with a longer name" TMPDIR="$folder/another-place-to-work" \
  TZ=Asia/Tokyo LC_ALL=C)
status=0
for one in "$folder"/a/build-package/*.{deb,tar.gz}; do
  other="$folder/another/folder with a longer name/build-package/${one##*/}"
  if cmp "$one" "$other"; then
    echo "the same bytes: ${one##*/} $(sha256sum <"$one" | cut -c1-16)"
  else
    status=1
  fi
done
exit "$status"
