#!/usr/bin/env bash
# Tries everything on machines that have nothing: makes each Debian anew with debootstrap, puts a
# clone of this commit there, and plays, tests, packages, installs, uses and removes. Takes root,
# debootstrap and a network; an hour or so on two cores. What debootstrap made is kept as
# RELEASE-bare.tar for the next time; delete it to have it made again.
#
#   run.sh [bookworm] [trixie]
#
# MACHINES=FOLDER    where they are made (default: /var/tmp/narrator-machines, some 4 GB)
# MIRROR=URL         where Debian is fetched (default: http://deb.debian.org/debian)
# STEPS="play test"  some of the steps: play, test, package, install, tarball (default: all)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${MACHINES:-/var/tmp/narrator-machines}
mirror=${MIRROR:-http://deb.debian.org/debian}
read -ra steps <<<"${STEPS:-play test package install tarball}"
releases=("$@")
[[ $# -gt 0 ]] || releases=(bookworm trixie)

say() { printf '%s\n' "$*" >&2; }

[[ $EUID -eq 0 ]] || { say "This takes root."; exit 77; }
command -v debootstrap >/dev/null || { say "This takes debootstrap: apt-get install debootstrap"; exit 77; }
git -C "$root" diff --quiet HEAD || say "Changes that are not committed are not tried."

# make_machine RELEASE: Debian's smallest, reaching the network as this machine does.
make_machine() {
  local machine=$folder/$1 bare=$folder/$1-bare.tar
  rm -rf --one-file-system "$machine"
  if [[ -e $bare ]]; then
    mkdir "$machine"
    tar -C "$machine" --numeric-owner -xpf "$bare"
  else
    debootstrap --variant=minbase "$1" "$machine" "$mirror"
    tar -C "$machine" --numeric-owner -cf "$bare.part" .
    mv "$bare.part" "$bare"
  fi
  cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
  apt-config dump Acquire | grep -v '^Acquire::Changelogs' >"$machine/etc/apt/apt.conf.d/99as-here"
  git clone -q --no-hardlinks "$root" "$machine/root/narrator"
  cp "$root/tests/machines/step.sh" "$machine/root/"
}

# inside RELEASE COMMAND…: runs it there. The mounts, and whatever it started, end with it.
inside() {
  local machine=$folder/$1
  shift
  # shellcheck disable=SC2016  # for the shell within
  unshare --mount --pid --fork --kill-child bash -c '
    mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --make-rslave "$0/dev" &&
    mount -t tmpfs tmpfs "$0/tmp" && exec chroot "$0" /usr/bin/env -i HOME=/root \
      PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb "$@"' "$machine" "$@"
}

# try RELEASE STEP: one step, its words to a file, its time and how it went to the screen.
try() {
  local log=$folder/$1-$2.log began=$SECONDS result=ok
  inside "$1" bash /root/step.sh "$2" >"$log" 2>&1 </dev/null || result="FAILED, see $log"
  printf '%-10s %-8s %5d s  %s\n' "$1" "$2" $((SECONDS - began)) "$result"
  [[ $result == ok ]]
}

failed=0
mkdir -p "$folder"
for release in "${releases[@]}"; do
  say "Making $folder/$release (see $release-made.log if this is the last line)"
  make_machine "$release" >"$folder/$release-made.log" 2>&1
  for step in "${steps[@]}"; do
    if [[ $step == tarball ]]; then continue; fi
    try "$release" "$step" || failed=1
  done
done

# Each machine's tarball runs on every machine, also where nothing was installed for it.
if [[ " ${steps[*]} " == *' tarball '* ]]; then
  for release in "${releases[@]}"; do
    rm -rf "$folder/$release/root/tarballs"
    for from in "${releases[@]}"; do
      install -D -t "$folder/$release/root/tarballs/$from" "$folder/$from"/root/narrator/build-package/*.tar.gz
    done
    try "$release" tarball || failed=1
  done
fi
exit "$failed"
