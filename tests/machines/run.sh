#!/usr/bin/env bash
# Tests everything on pristine machines: creates each Debian with debootstrap, puts a clone of this
# commit there, and plays, tests, packages, installs, uses and removes. Requires root, debootstrap
# and a network. The result of debootstrap is kept as RELEASE-bare.tar for the next time, and what
# was downloaded and compiled (by ccache) in RELEASE-kept; delete them to start afresh.
#
#   run.sh [bookworm] [trixie]   (default: both)
#   run.sh other                 all except the release of this machine
#
# MACHINES=FOLDER    where they are created (default: /var/tmp/narrator-machines, about 4 GB)
# MIRROR=URL         where Debian is downloaded from (default: as on this machine)
# STEPS="play test"  some of the steps: play, test, short (part of test), package, install, tarball
#                    (default: all but short)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${MACHINES:-/var/tmp/narrator-machines}
read -ra steps <<<"${STEPS:-play test package install tarball}"

say() { printf '%s\n' "$*" >&2; }

# system FOLDER FIELD: prints a field of its /etc/os-release.
# shellcheck source=/dev/null
system() { (. "$1/etc/os-release" && echo "${!2:-}"); }

here=$(system / VERSION_CODENAME)
releases=("$@")
[[ $# -gt 0 ]] || releases=(bookworm trixie)
if [[ "$*" == other ]]; then
  case $here in
    bookworm) releases=(trixie) ;;
    trixie) releases=(bookworm) ;;
    *) releases=(bookworm trixie) ;;
  esac
fi

[[ $EUID -eq 0 ]] || { say "This takes root."; exit 77; }
command -v debootstrap >/dev/null || { say "This takes debootstrap: apt-get install debootstrap"; exit 77; }
unshare --mount true 2>/dev/null || { say "This takes the right to mount."; exit 77; }
git -C "$root" diff --quiet HEAD || say "Changes that are not committed are not tried."

# Uses the network as configured for apt here. If apt has no Debian source, debootstrap has a
# default.
mirror=${MIRROR:-}
if [[ -z $mirror && $(system / ID) == debian ]]; then
  # shellcheck disable=SC2016  # apt-get's own variables
  mirror=$(apt-get indextargets --format '$(COMPONENT) $(RELEASE) $(REPO_URI)' 'Created-By: Packages' |
    sed -nE "s/^main ($here|stable|oldstable) //p" | head -n 1)
fi
eval "$(apt-config shell proxy Acquire::http::Proxy)"
[[ -z ${proxy:-} ]] || export http_proxy=$proxy

# Files downloaded by earlier tests are reused on machines without a known source for them.
fetched=${XDG_CACHE_HOME:-$HOME/.cache}/narrator-tests

# make_machine RELEASE: creates a minimal Debian with ccache and the same network access as here.
make_machine() {
  local machine=$folder/$1 bare=$folder/$1-bare.tar
  rm -rf --one-file-system "$machine"
  if [[ -e $bare ]]; then
    mkdir "$machine"
    tar -C "$machine" --numeric-owner -xpf "$bare"
  else
    debootstrap --variant=minbase --include=ccache "$1" "$machine" ${mirror:+"$mirror"}
    tar -C "$machine" --numeric-owner -cf "$bare.part" .
    mv "$bare.part" "$bare"
  fi
  mkdir -p "$folder/$1-kept"/{debs/partial,ccache} "$machine/root/.cache/ccache"
  [[ ! -d $fetched ]] || cp -r "$fetched" "$machine/root/.cache/"
  cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
  apt-config dump Acquire | grep -v '^Acquire::Changelogs' >"$machine/etc/apt/apt.conf.d/99as-here"
  git clone -q --no-hardlinks "$root" "$machine/root/narrator"
  cp "$root/tests/machines/step.sh" "$machine/root/"
}

# inside RELEASE COMMAND…: runs it there. Its mounts and processes end with it.
inside() {
  local machine=$folder/$1
  shift
  # shellcheck disable=SC2016  # for the shell within
  unshare --mount --pid --fork --kill-child bash -c '
    mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --make-rslave "$0/dev" &&
    mount --bind "$0-kept/debs" "$0/var/cache/apt/archives" &&
    mount --bind "$0-kept/ccache" "$0/root/.cache/ccache" &&
    mount -t tmpfs tmpfs "$0/tmp" && exec chroot "$0" /usr/bin/env -i HOME=/root \
      PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb "$@"' "$machine" "$@"
}

# try RELEASE STEP: runs one step, with its output in a file, and its duration and result on the
# screen; after a failure also the end of the output.
try() {
  local log=$folder/$1-$2.log began=$SECONDS result=ok
  inside "$1" bash /root/step.sh "$2" >"$log" 2>&1 </dev/null || result="FAILED, see $log"
  printf '%-10s %-8s %5d s  %s\n' "$1" "$2" $((SECONDS - began)) "$result"
  [[ $result == ok ]] || { tail -n 60 "$log" >&2; failed+=" $1 "; }
}

failed=
mkdir -p "$folder"
exec {lock}>"$folder/lock"
flock --nonblock "$lock" || { say "Somebody else is making machines in $folder."; exit 1; }
for release in "${releases[@]}"; do
  say "Making $folder/$release"
  rm -f "$folder/$release"-*.log
  make_machine "$release" >"$folder/$release-made.log" 2>&1 ||
    { tail -n 60 "$folder/$release-made.log" >&2; exit 1; }
  for step in "${steps[@]}"; do
    [[ $step == tarball ]] || try "$release" "$step"
  done
done

# Each machine's tarball must run on every machine, even without installed packages.
if [[ " ${steps[*]} " == *' tarball '* ]]; then
  for release in "${releases[@]}"; do
    rm -rf "$folder/$release/root/tarballs"
    for from in "${releases[@]}"; do
      install -D -t "$folder/$release/root/tarballs/$from" "$folder/$from"/root/narrator/build-package/*.tar.gz
    done
    try "$release" tarball
  done
fi

for release in "${releases[@]}"; do
  [[ $failed == *" $release "* ]] ||
    "$root/tests/machines/tried.sh" note "$(system "$folder/$release" PRETTY_NAME)" "${steps[*]}"
done
[[ -z $failed ]]
