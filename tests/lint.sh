#!/usr/bin/env bash
# All checks that need no running program. Every check is made; the exit status reports any failure.
# shellcheck disable=SC2317  # the checks are functions called by name
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

wrong=0

# check TITLE COMMAND…
check() {
  local title=$1
  shift
  if "$@"; then
    echo "ok     $title"
  else
    echo "WRONG  $title"
    wrong=1
  fi
}

find_files() { find "$@" -type f 2>/dev/null | sort; }

# none_match WORDS FILES…: fails and prints the line if a line of the files contains one of the
# words.
none_match() {
  local words=$1
  shift
  ! grep -niP "$words" /dev/null "$@"
}

short_files() {
  wc -l "$@" | awk '$2 != "total" && $1 > 400 { print $2 ": " $1 " lines, 400 allowed"; bad = 1 }
                    END { exit bad }'
}

# Formats as clang-format 14 does: each release breaks some lines differently.
formatted() {
  local files
  if [[ $(clang-format --version) != *version\ 14.* ]]; then
    echo "not looked at: $(clang-format --version) is not the 14 that the code is formatted with"
    return
  fi
  files=$(clang-format --dry-run -Werror "$@" 2>&1 | grep -oP '^[^ :]+(?=:\d+:)' | sort -u)
  [[ -z $files ]] && return
  echo "$files"
  return 1
}

mapfile -t code < <(find_files cli engine tests -name '*.[ch]pp')
mapfile -t lua < <(find_files scripts variants -name '*.lua')
mapfile -t shell < <(find_files dev .ci tests -name '*.sh' -o -path .ci/run -o -path dev)
mapfile -t other < <(find_files cli engine tests scripts variants -name '*.py')
mapfile -t pages < <(find_files man -name '*.[157]')
mapfile -t without_lua < <(printf '%s\n' "${code[@]}" | grep -v '^engine/lua/')
mapfile -t without_games < <(printf '%s\n' "${code[@]}" | grep -v '^tests/')
completion=cli/completions/narrator.bash

check "luacheck" luacheck -q --no-color "${lua[@]}"
check "shellcheck" shellcheck "${shell[@]}"
[[ -e $completion ]] && check "shellcheck of the completion" shellcheck -s bash "$completion"
# No warnings except those that depend on the pages installed here.
man_pages() {
  local found
  found=$(mandoc -T lint "$@" 2>&1 | grep -vE 'referenced manual not found|mandoc\.db' || true)
  [[ -z $found ]] || { printf '%s\n' "$found"; return 1; }
}
# Translations have no tests.
tested_variants() {
  local untested
  untested=$(find_files variants -name '*.lua' ! -name '*.*.lua' ! -path '*/texts/*' -exec grep -L '^test(' {} +)
  [[ -z $untested ]] || { printf 'without test("…", { … }) that shows what it does:\n%s\n' "$untested"; return 1; }
}
# lintian, which checks the package, requires it.
narrow_changelog() { ! grep -nE '^  .{79}' debian/changelog; }
check "every house rule has a test in its file" tested_variants
check "debian/changelog in 80 columns" narrow_changelog
[[ ${#pages[@]} -gt 0 ]] && check "man pages" man_pages "${pages[@]}"
check "format (clang-format -i FILE mends it)" formatted "${code[@]}"
check "no file over 400 lines" short_files "${code[@]}" "${lua[@]}" "${shell[@]}" "${other[@]}"
check "no folders that need each other" python3 tests/rings.py
check "Lua's headers only in engine/lua" \
  none_match '#include *[<"](lua|lauxlib|lualib)\.h' "${without_lua[@]}"
mapfile -t not_feeding < <(printf '%s\n' "${code[@]}" |
  grep -vxE 'engine/session/replay.cpp|tests/unit/lua/machine_test.cpp|tests/worlds/main.cpp')
check "only run_answers() begins a game, and a test of the machine" \
  none_match '(?<!timer|timer_|countdown|countdown_|counter|heard|knowledge|writer)(\.|->)start\(' "${not_feeding[@]}"
check "only run_answers() gives a machine answers, and tests of it; a session is given its own" \
  none_match '(?<!session|session_|evening|night|two|other|recorder)(\.|->)(answer|correct)\(' "${not_feeding[@]}"
check "what a form of question means is asked of traits() or a whole switch" \
  none_match '[=!]= *Form::' "${without_games[@]}"
check "no word of a game in C++" \
  none_match '(?<!secret-)hitler|fascist|liberal|chancellor|president|hippie|kgb|infiltrator' \
  "${without_games[@]}"
# It may be about an earlier tree, which is reported but is not a failure.
tried() { [[ ! -e tests/machines/tried.txt ]] || tests/machines/tried.sh check; }
check "tests/machines/tried.txt names what was tried" tried
exit "$wrong"
