#!/usr/bin/env bash
# Runs one step on a new machine, from inside it: see run.sh.
set -euxo pipefail
cd /root/narrator

# Plays a whole game from the transcripts with the given program; its log must verify.
use() {
  local program=$1 transcript=tests/transcripts/secret-hitler/games/game-dealt-en.txt words log
  log=$(mktemp -d)/game.jsonl
  "$program" --version
  "$program" games
  words=$(sed -n '1s/^# narrator //p' "$transcript")
  sed -n 's/^> //p' "$transcript" | eval "$program" "$words" --log "$log" >/dev/null
  "$program" verify "$log"
}

case $1 in
  play) ./dev play </dev/null || [[ $? == 64 ]] ;; # it asks for a game
  test)
    ./dev test
    ./dev test quick -L sanitized # compiled by g++ too, including all that ./dev test omits
    ;;
  short) ./dev test short ;; # what a system's libraries and compilers can affect
  package) ./dev package ;;
  install)
    before=$(find / -xdev -path /proc -prune -o -path /tmp -prune -o -name '*narrator*' -print | sort)
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends man-db ./build-package/*.deb
    use narrator
    man -w narrator narrator-games narrator-lua narrator-log
    for file in bash-completion/completions/narrator zsh/vendor-completions/_narrator \
      fish/vendor_completions.d/narrator.fish narrator/scripts/lib/api.d.lua; do
      [[ -s /usr/share/$file ]]
    done
    apt-get purge -y -qq narrator
    after=$(find / -xdev -path /proc -prune -o -path /tmp -prune -o -name '*narrator*' -print | sort)
    diff <(echo "$before") <(echo "$after")
    ;;
  tarball)
    for file in /root/tarballs/*/*.tar.gz; do
      place=$(mktemp -d)
      tar -C "$place" -xf "$file"
      use "$place"/*/bin/narrator
    done
    ;;
esac
