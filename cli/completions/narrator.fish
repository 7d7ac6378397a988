# Completion of narrator for fish. The candidates are obtained from the program itself.

function __narrator_commands
    narrator --help 2>/dev/null | string match -rg '^  ([a-z][a-z-]*) +(.*)$' | paste -sd '\t\n' -
end

function __narrator_listed --description 'ID and title of what a command lists'
    narrator $argv 2>/dev/null | string replace -rf '^([a-z0-9-]+): (.*)$' '$1\t$2'
end

# Prints what an option of the command takes, from its help: FILE, TEXT:{private,shared}; nothing for a flag.
function __narrator_takes
    narrator $argv[1] --help 2>/dev/null | string match -rg '^ +(?:[^ ]*,)?'$argv[2]'(?:,[^ ]*)? ([^ ]+)'
end

# Prints the first word after the command that is neither an option nor its value: the game or the log.
function __narrator_subject
    set -l skip 0
    set -l words (commandline -opc)
    for word in $words[3..-1]
        if test $skip = 1
            set skip 0
        else if string match -q -- '-*' $word
            test -n "$(__narrator_takes $words[2] $word)"; and set skip 1
        else
            echo $word
            return
        end
    end
end

function __narrator_wants_value
    set -l words (commandline -opc)
    string match -q -- '-*' $words[-1]; and test -n "$(__narrator_takes $words[2] $words[-1])"
end

function __narrator_needs_subject
    __narrator_wants_value; and return 1
    __fish_seen_subcommand_from $argv; and test -z (__narrator_subject | string collect)
end

function __narrator_logs
    set -l state $XDG_STATE_HOME
    test -n "$state"; or set state ~/.local/state
    set -l logs $state/narrator/*.jsonl # only `set` accepts a pattern without matches
    string replace -r '.*/(.*)\.jsonl$' '$1' -- $logs
    __fish_complete_suffix .jsonl
end

function __narrator_readers
    printf '%s\n' public moderator
    set -l log (__narrator_subject)
    set -l state $XDG_STATE_HOME
    test -n "$state"; or set state ~/.local/state
    test -r "$log"; or set log $state/narrator/(string replace -r '\.jsonl$' '' -- "$log").jsonl
    test -r "$log"; or return
    head -n 1 $log | string match -rg '"players":\[([^]]*)\]' | string split , | string trim -c '"'
end

# Prints the command's options, and the values listed with one: --screen TEXT:{private,shared}.
function __narrator_options
    set -l command (commandline -opc)[2]
    narrator $command --help 2>/dev/null | string match -rag '(?:^ +|,)(--?[a-z-]+)'
end

function __narrator_values
    set -l words (commandline -opc)
    string match -q -- '-*' $words[-1]; or return
    set -l takes (__narrator_takes $words[2] $words[-1])
    switch "$takes"
        case 'FILE*'
            __fish_complete_path (commandline -ct)
        case 'FOLDER*'
            __fish_complete_directories (commandline -ct)
        case '*{*'
            string match -rg '\{(.*)\}' -- $takes | string split ,
    end
end

function __narrator_tables
    set -l config $XDG_CONFIG_HOME
    test -n "$config"; or set config ~/.config
    test -r $config/narrator/config; and string match -rg '^(\[.+\])' <$config/narrator/config | string replace -r '^\[(.+)\]$' '@$1'
end

function __narrator_after
    contains -- (commandline -opc)[-1] $argv
end

function __narrator_after_command
    test (count (commandline -opc)) -ge 2
end

complete -c narrator -f
complete -c narrator -n __fish_use_subcommand -a '(__narrator_commands)'
complete -c narrator -n '__narrator_after_command; and string match -q -- "-*" (commandline -ct)' -a '(__narrator_options)'
complete -c narrator -n __narrator_after_command -a '(__narrator_values)'
complete -c narrator -n '__narrator_after -v --variant' -a '(__narrator_listed variants (__narrator_subject)) (__fish_complete_suffix .lua)'
complete -c narrator -n '__narrator_after --deal' -a 'all none'
complete -c narrator -n '__narrator_after --recall' -a 'everybody moderator nobody'
complete -c narrator -n '__narrator_after --as' -a '(__narrator_readers)'
complete -c narrator -n '__narrator_after --game' -a '(__narrator_listed games)'
complete -c narrator -n '__narrator_after --rules' -a '(__fish_complete_suffix .lua)'
complete -c narrator -n '__narrator_needs_subject play variants rules new-variant simulate card' -a '(__narrator_listed games)'
complete -c narrator -n '__narrator_needs_subject resume tell status watch screens replay report recap' -a '(__narrator_logs)'
complete -c narrator -n '__fish_seen_subcommand_from verify' -a '(__narrator_logs)'
complete -c narrator -n '__narrator_needs_subject play' -a '(__narrator_tables)'
complete -c narrator -n '__fish_seen_subcommand_from stats; and not __narrator_wants_value' -a '(__fish_complete_path (commandline -ct))'
complete -c narrator -n '__narrator_needs_subject completions' -a 'bash zsh fish'
complete -c narrator -n '__fish_seen_subcommand_from check; and not __narrator_wants_value' -a '(__fish_complete_suffix .lua)'
