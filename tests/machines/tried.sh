#!/usr/bin/env bash
# Records what was tested where: tried.txt has a line for each system and its steps, written by runs
# that passed. A line names the tested tree without tried.txt, so that committing the file does not
# invalidate it, and can be compared with the current tree.
#
#   tried.sh note SYSTEM STEPS  writes a line for the commit that is checked out
#   tried.sh check              reports which commit each line is about; fails if none can be read
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
file=tests/machines/tried.txt

say() { printf '%s\n' "$*" >&2; }

if ! git rev-parse -q --verify HEAD >/dev/null 2>&1; then
  say "remark: no git, or no commit here, so it cannot be told which tree this is"
  exit 0
fi

# tree COMMIT: prints its tree without the file.
tree() {
  local index
  index=$(mktemp -u)
  GIT_INDEX_FILE=$index git read-tree "$1"
  GIT_INDEX_FILE=$index git update-index --force-remove "$file"
  GIT_INDEX_FILE=$index git write-tree
  rm -f "$index"
}

note() {
  local what="$1: $2" lines
  if ! git diff --quiet HEAD -- . ":!$file"; then
    say "not written down, as there are changes that are not committed: $what"
    return
  fi
  lines=$(awk -v what="$what" '!/^#/ && substr($0, 55) != what' "$file" 2>/dev/null || true)
  {
    echo "# Written by .ci/run and ./dev machines when all of it has passed: the date, the tree without"
    echo "# this file (tests/machines/tried.sh check says which commit that is), and what was tried."
    { [[ -z $lines ]] || echo "$lines"; echo "$(date -u +%F)  $(tree HEAD)  $what"; } | sort -k3
  } >"$file.part"
  mv "$file.part" "$file"
  say "written to $file: $what"
}

check() {
  local date tree what commit ago lines=0
  while read -r date tree what; do
    [[ $date != '#' ]] || continue
    [[ $date =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ && $tree =~ ^[0-9a-f]{40}$ && -n $what ]] ||
      { say "not a line of $file: $date $tree $what"; return 1; }
    lines=$((lines + 1))
    ago=0
    for commit in $(git rev-list --first-parent -n 30 HEAD); do
      [[ $(tree "$commit") != "$tree" ]] || break
      ago=$((ago + 1))
      commit=''
    done
    case $commit,$ago in
      *,0) ;;
      ,*) say "remark: not tried with what is here, nor one of its last $ago commits: $what ($date)" ;;
      *) say "remark: not tried with what is here, but $ago commits ago (${commit:0:10}): $what ($date)" ;;
    esac
  done <"$file"
  [[ $lines -gt 0 ]] || say "remark: nothing is written down as tried"
}

case ${1:-} in
  note) note "$2" "$3" ;;
  check) check ;;
  *) sed -n 's/^# \{0,1\}//;2,8p' "${BASH_SOURCE[0]}" >&2; exit 64 ;;
esac
