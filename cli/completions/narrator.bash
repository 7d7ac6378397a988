# Completion of narrator for bash. The candidates are obtained from the program itself.

# Prints the names in the part "Subcommands:" of the help, or the long options of a command.
_narrator_commands() { narrator --help 2>/dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\) .*/\1/p'; }
_narrator_options() { narrator "$1" --help 2>/dev/null | grep -oE -- '(^ +|,)--?[a-z-]+' | tr -d ' ,'; }

# Prints what an option of the command takes, from its help: FILE, TEXT:{private,shared}; nothing for a flag.
_narrator_takes() { [[ $2 == *[^-a-zA-Z]* ]] || narrator "$1" --help 2>/dev/null | sed -nE "s/^ +([^ ]*,)?$2(,[^ ]*)? ([^ ]+).*/\3/p"; }

_narrator_games() { narrator games 2>/dev/null | sed -nE 's/^([a-z0-9-]+): .*/\1/p'; }
_narrator_variants() { narrator variants "$1" 2>/dev/null | sed -nE 's/^([a-z0-9-]+): .*/\1/p'; }
_narrator_tables() { sed -nE 's/^\[(.+)\].*/@\1/p' "${XDG_CONFIG_HOME:-$HOME/.config}/narrator/config" 2>/dev/null; }
_narrator_state() { printf '%s' "${XDG_STATE_HOME:-$HOME/.local/state}/narrator"; }

# Prints the logs of the state folder by their bare names; others are completed as files.
_narrator_logs() { (cd "$(_narrator_state)" 2>/dev/null && compgen -G '*.jsonl' | sed 's/\.jsonl$//'); }

_narrator_readers() {
  local log=$1
  [[ -r $log ]] || log=$(_narrator_state)/${1%.jsonl}.jsonl
  printf '%s\n' public moderator
  [[ -r $log ]] && head -n 1 -- "$log" | grep -oE '"players":\[[^]]*\]' | grep -oE '"[^"]+"' | tail -n +2 | tr -d '"'
}

# Prints the first word after the command that is neither an option nor its value: the game or the log.
_narrator_subject() {
  local i
  for ((i = 2; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      -*) [[ -z $(_narrator_takes "${COMP_WORDS[1]}" "${COMP_WORDS[i]}") ]] || ((i++)) ;;
      *)
        printf '%s\n' "${COMP_WORDS[i]/#\~/$HOME}"
        return
        ;;
    esac
  done
}

# Offers the candidates on standard input, one per line, that match the word at the cursor.
_narrator_offer() {
  local word
  while IFS= read -r word; do
    [[ $word == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$word")")
  done
}

# Offers files with this ending, and folders.
_narrator_files() {
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -X "!*$1" -- "$current")
  while IFS= read -r file; do COMPREPLY+=("$file/"); done < <(compgen -d -- "$current")
}

# Completes the value of an option.
_narrator_value() {
  local takes=$2
  case $1 in
    -v | --variant)
      _narrator_offer < <(_narrator_variants "$(_narrator_subject)")
      _narrator_files .lua
      ;;
    --rules) _narrator_files .lua ;;
    --deal) _narrator_offer <<<$'all\nnone' ;;
    --recall) _narrator_offer <<<$'everybody\nmoderator\nnobody' ;;
    --as) _narrator_offer < <(_narrator_readers "$(_narrator_subject)") ;;
    --game) _narrator_offer < <(_narrator_games) ;;
    *)
      case $takes in
        FILE*) _narrator_files '' ;;
        FOLDER*) while IFS= read -r word; do COMPREPLY+=("$word/"); done < <(compgen -d -- "$current") ;;
        *'{'*) _narrator_offer < <(sed -E 's/.*\{(.*)\}.*/\1/' <<<"$takes" | tr ',' '\n') ;;
      esac
      ;;
  esac
}

_narrator() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} takes word
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _narrator_offer < <(_narrator_commands)
    return
  fi
  if [[ $before == -* ]]; then
    takes=$(_narrator_takes "$command" "$before")
    if [[ -n $takes ]]; then
      _narrator_value "$before" "$takes"
      return
    fi
  fi
  if [[ $current == -* ]]; then
    _narrator_offer < <(_narrator_options "$command")
    return
  fi
  case $command in
    play | variants | rules | new-variant | simulate | card)
      [[ -z $(_narrator_subject) ]] || return
      _narrator_offer < <(_narrator_games)
      [[ $command != play ]] || _narrator_offer < <(_narrator_tables)
      ;;
    resume | tell | status | watch | screens | replay | report | recap | verify)
      [[ $command != verify && -n $(_narrator_subject) ]] && return
      _narrator_offer < <(_narrator_logs)
      _narrator_files .jsonl
      ;;
    stats) _narrator_files .jsonl ;;
    check) _narrator_files .lua ;;
    completions) _narrator_offer <<<$'bash\nzsh\nfish' ;;
  esac
}

complete -o filenames -F _narrator narrator
