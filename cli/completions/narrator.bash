# Completion of narrator for bash. What there is to complete the program is asked for itself.

# The words of a help page's part "Subcommands:", or the long options of a command.
_narrator_commands() { narrator --help 2>/dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\) .*/\1/p'; }
_narrator_options() { narrator "$1" --help 2>/dev/null | grep -oE -- '(^ +|,)--?[a-z-]+' | tr -d ' ,'; }

# The values of an option that are listed with it: --screen TEXT:{private,shared}.
_narrator_values() {
  narrator "$1" --help 2>/dev/null |
    sed -nE "s/^ .*[ ,]$2[ ,].*\{([a-z,]+)\}.*/\1/p" | tr ',' '\n'
}

_narrator_games() { narrator games 2>/dev/null | sed -nE 's/^([a-z0-9-]+): .*/\1/p'; }
_narrator_variants() { narrator variants "$1" 2>/dev/null | sed -nE 's/^([a-z0-9-]+): .*/\1/p'; }

# The logs in the state folder; others are files.
_narrator_logs() {
  local folder=${XDG_STATE_HOME:-$HOME/.local/state}/narrator
  compgen -G "$folder/*.jsonl"
}

_narrator_readers() {
  printf '%s\n' public moderator
  [[ -r $1 ]] && head -n 1 -- "$1" | grep -oE '"players":\[[^]]*\]' | grep -oE '"[^"]+"' | tail -n +2 | tr -d '"'
}

# The first word after the command that is no option and no option's value: the game or the log.
_narrator_subject() {
  local i
  for ((i = 2; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --json | --step) ;;
      -*) ((i++)) ;;
      *)
        printf '%s\n' "${COMP_WORDS[i]/#\~/$HOME}"
        return
        ;;
    esac
  done
}

# What fits the word at the cursor, from standard input, a word a line.
_narrator_offer() {
  local word
  while IFS= read -r word; do
    [[ $word == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$word")")
  done
}

_narrator_files() {
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -X "!*.$1" -- "$current")
  while IFS= read -r file; do COMPREPLY+=("$file/"); done < <(compgen -d -- "$current")
}

_narrator() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _narrator_offer < <(_narrator_commands)
    return
  fi
  case $before in
    -v | --variant)
      _narrator_offer < <(_narrator_variants "$(_narrator_subject)")
      _narrator_files lua
      return
      ;;
    --deal)
      _narrator_offer <<<$'all\nnone'
      return
      ;;
    --recall)
      _narrator_offer <<<$'everybody\nmoderator\nnobody'
      return
      ;;
    --as)
      _narrator_offer < <(_narrator_readers "$(_narrator_subject)")
      return
      ;;
    --game)
      _narrator_offer < <(_narrator_games)
      return
      ;;
    --log)
      _narrator_files jsonl
      return
      ;;
    --json | --step) ;;
    -*)
      _narrator_offer < <(_narrator_values "$command" "$before")
      return
      ;;
  esac
  if [[ $current == -* ]]; then
    _narrator_offer < <(_narrator_options "$command")
    return
  fi
  case $command in
    play | variants | rules | new-variant | simulate)
      [[ -n $(_narrator_subject) ]] || _narrator_offer < <(_narrator_games)
      ;;
    resume | tell | status | watch | replay | report | verify)
      [[ $command != verify && -n $(_narrator_subject) ]] && return
      _narrator_offer < <(_narrator_logs)
      _narrator_files jsonl
      ;;
    check) _narrator_files lua ;;
  esac
}

complete -o filenames -F _narrator narrator
