"""The promises of narrator-log(5) and narrator(1), piece by piece, each with the tests that attack it; promises_test
compares them with the manual. "FILE.py: NAME" is a test in tests/, "unit: NAME" a unit test. Pieces that only explain
have no tests."""

LOG = ("narrator-log.5", "Sh", "DESCRIPTION", [
    ("A log is all there is of a game: who played what under which rules, every answer, and what was said after it.",
     ["unit: a game can be read for replay only, without its chain"]),
    ("The state of a game is its rules and the answers given to them; everything else, from resuming to verifying, is "
     "running the answers again.", []),
    ("A log is JSON Lines: UTF-8, one object a line, each line ended by a line feed. It is only ever added to.",
     ["cli_docs/log_format_test.py: test_all_other_lines", "cli/faults_test.py: test_calls_that_fail",
      "cli/kills_test.py: test_an_amendment"]),
    ("The file is a regular one;", ["cli/log_file_test.py: test_what_is_no_file_is_told_at_once"]),
    ("it has mode 0600 once it is written to, whatever the umask says and whatever it had before,",
     ["cli/log_file_test.py: test_a_log_and_its_folder_are_for_their_owner_whatever_the_umask",
      "cli/log_file_test.py: test_a_log_that_was_open_is_closed_once_it_is_gone_on_with"]),
    ("and narrator 1 holds a lock flock 2 on it while it may write; a second writer is refused.",
     ["cli/crash_test.py: test_it_is_refused_while_readers_are_not", "cli/crash_test.py: test_the_lock_is_the_files",
      "cli/crash_test.py: test_one_who_read_before_the_other_had_finished_is_refused_too"]),
    ("An answer is written before it is acknowledged on the screen,",
     ["cli/crash_test.py: test_the_answer_is_not_acknowledged_and_the_log_stays_sound", "cli/kills_test.py: test_an_answer"]),
    ("and synced to disk before the program waits for more input.", ["cli/lost_writes_test.py: test_what_a_crash_can_leave"]),
    ("The lines are, in this order: the header; a line for each source; and a line for each answer, undo, redo, "
     "amendment, redeal, change of the table, note or claim.",
     ["unit: any nonsense in a log with a valid chain is reported with its line"]),
    ("Where a line has at , it is the time in UTC, as in 2026-11-21T19:40:12Z . Times only go on: a clock that is set "
     "back is waited for.", ["cli/log_truth_test.py: test_numbers"]),
    ("Names are written in full; neither they nor texts hold control characters.",
     ["cli/damage_test.py: test_headers", "unit: scripts cannot write to a terminal"]),
    ("A line has at most 8 MiB and a file 32 MiB, a list of names or values 1,000 members, and all answers and "
     "settings together 300,000 values;",
     ["cli/log_file_test.py: test_lines_of_any_length_are_told", "cli/log_file_test.py: test_what_is_no_file_is_told_at_once",
      "cli/log_file_test.py: test_memory_and_time_are_a_few_times_the_file"]),
    ("what would be more is not written, and ends the program.", ["cli/log_file_test.py: test_what_could_not_be_read_again_is_not_written"]),
])

PASSPHRASE = ("narrator-log.5", "Ss", "Logs with a passphrase", [
    ('With play --passphrase the first line says how the key is made of it, {"narrator-sealed":2,"key":"argon2id",'
     '"passes":2,"memory":67108864, "salt":"..."} with Argon2id (version 1.3) over a salt of 16 bytes in base64, in so '
     "many passes (at most 4) over so many bytes of memory (at most 128 MiB), to 32 bytes. Letters with marks are composed "
     "before (NFC); where the line has 1 in place of 2, the passphrase was taken as it was typed. Each line after it is, in base64, a nonce of 24 bytes that "
     "is drawn for it and the line that would stand there otherwise, with its link and without its end, sealed with "
     "XChaCha20-Poly1305 (IETF);", ["cli/passphrase_test.py: test_nobody_reads_it_without",
      "cli/passphrase_test.py: test_it_is_the_same_however_a_letter_with_a_mark_is_typed",
      "cli/passphrase_test.py: test_a_file_cannot_ask_for_more_work_than_any_that_was_written"]),
    ("what is authenticated besides is the link of the line before, so that a line that was changed, moved or left out "
     "shows.", ["cli/passphrase_test.py: test_changed_missing_and_moved_lines_are_told"]),
    ("How many lines there are, how long each is and when the file was written to is for everybody to see.", []),
    ("All that is promised of writing, syncing and torn last writes holds for these lines.",
     ["cli/passphrase_test.py: test_a_torn_last_write_costs_no_more_than_itself",
      "cli/kills_test.py: test_an_answer_that_nobody_can_read"]),
])

TORN = ("narrator-log.5", "Ss", "A torn last write", [
    ("A line without its line feed at the end of the file is what a crash or a full disk left of a write,",
     ["unit: a log cut off anywhere loses only its incomplete line, or has not begun"]),
    ("unless its link fits: then nothing but the line feed is missing, and the line counts.",
     ["cli/log_file_test.py: test_a_last_line_counts_without_its_end"]),
    ("After a power cut any part of what was not yet synced may be missing, an earlier part as well as a later one; "
     "there are zeros then, from the beginning of a line or of a block of 512 bytes up to the end of a block or of the file.",
     ["cli/log_file_test.py: test_blocks_that_were_lost_are_mended_without_hands"]),
    ("A zero anywhere else is damage, as zeros are in no line that was written.",
     ["unit: any changed byte is detected, at its line or the next"]),
    ("Either is dropped with a notice, with all that stands behind it;",
     ["cli/damage_test.py: test_a_torn_last_line_is_left_out_with_a_notice"]),
    ("what was on the screen was never in it, as narrator 1 waits for a person only when everything is synced.",
     ["cli/lost_writes_test.py: test_what_a_crash_can_leave"]),
    ("Where more than the last line goes, going on with the log keeps what goes in the same place as LOG.torn .",
     ["cli/log_file_test.py: test_more_than_a_line_that_is_cut_off_is_kept_beside"]),
    ("Everything else that does not fit is an error that names its line, and narrator 1 exits with status 3: so is a "
     "last line that is whole and of which only the line feed was changed.",
     ["cli/damage_test.py: test_other_damage_names_its_line",
      "unit: lines that are removed, swapped, repeated or inserted are detected"]),
    ("Chance that was drawn after the last whole answer is drawn again, and is the same: it hangs on the seed, the "
     "answer's number and how many redeals there were.", ["unit: draws that were cut off the log are made again with the same result"]),
])

VERIFIED = ("narrator-log.5", "Ss", "What is verified", [
    ("narrator verify works out again all that can be worked out of the answers in effect: each question, who decided, "
     "who may see it, what was said to whom in which words, each fingerprint; the numbers of answers, undos and "
     "amendments, and what notes are after ; that times are times and go on; that what an amendment keeps or leaves "
     "waiting was answered before it; and what the header says of the game, its version, variants, components and "
     "settings, the language, recall and screen.",
     ["cli/log_truth_test.py: test_every_value_of_every_kind_of_line", "cli/log_truth_test.py: test_the_header",
      "cli/log_truth_test.py: test_numbers", "cli/damage_test.py: test_other_eyes", "cli/damage_test.py: test_other_words",
      "cli/damage_test.py: test_another_fingerprint"]),
    ("Each line has exactly the keys that are described here, once and in this order, and is written in one way alone.",
     ["cli/log_truth_test.py: test_a_line_has_its_keys_and_no_others",
      "cli/log_truth_test.py: test_nothing_can_be_changed_under_the_chain"]),
    ("Only the people who were there can know the answers themselves, and how many of them were taken back, as long as "
     "they are legal; when exactly each was given; which of the legal settings were chosen, what was dealt by the app, from "
     "which sources and under which version of the library, as far as the answers would have been the same; whether it was "
     "written in format 1, to which it is held if it claims so; in which of the "
     "languages it was played that it holds texts of; whether the screen was shared, and who might be reminded of what; who left; how far a countdown or a script had come; whether the "
     "game was sealed, and under which mark; the words of notes, rulings, claims and changes of rules, who spoke, and of what.",
     ["cli/log_truth_test.py: test_every_value_of_every_kind_of_line"]),
    ("What was taken back or replaced is not run again: it is held to its place in the chain alone. Nobody can know "
     "whether program is true, nor, but in a sealed game, seed .",
     ["cli/log_truth_test.py: test_every_value_of_every_kind_of_line",
      "cli/seal_test.py: test_chance_that_was_not_drawn_from_the_seal_is_told"]),
    ("Nor can a log prove that it is all there is: nothing hangs on its last lines, so they can be left out, in a log with "
     "a passphrase too, and whoever has the log can make new links and write other lines. A game that is over, and of "
     "which somebody wrote down the last link, is safe from that.",
     ["cli/log_truth_test.py: test_last_lines_can_be_left_out"]),
])

COMPATIBILITY = ("narrator-log.5", "Ss", "Compatibility", [
    ("A program reads every log of the format versions it knows, and refuses others by name.",
     ["cli/earlier_log_test.py: test_it_verifies", "cli/damage_test.py: test_headers"]),
    ("Nothing else of a log is looked at before its version, and the library it is played under, are known to be old "
     "enough.", ["cli/log_file_test.py: test_a_newer_programs_log_is_told_first"]),
    ("Question ids and announcement ids are not renamed, and h stays last. Logs of format 1 go on as they are.",
     ["cli/earlier_log_test.py: test_it_is_gone_on_with"]),
    ("In them keys that a reader does not know are ignored; waiting is a list of objects like those of then , which nobody "
     "can check; chance that an amendment kept is looked for under each number there is, without drawn , so that their "
     "seal proves little after one; and of a source's line only what stands before ,\"text\":\\& counts for the chain.",
     ["unit: a log of the first format may have keys in another order, and more keys"]),
    ("Game rules may change from one program to the next: a log is replayed under the sources it holds.",
     ["cli/damage_test.py: test_the_log_replays_under_the_rules_it_began_with"]),
    ("The library may grow, and what it has keeps its meaning; where a later library nevertheless says something else, "
     "verifying names the first answer that differs, and what was said then is in the log.",
     ["cli/earlier_log_test.py: test_it_verifies", "unit: verify checks a log against the rules and names the first answer that differs"]),
])

OTHERS = ("narrator-log.5", "Ss", "Logs of others", [
    ("A log holds programs. Those of a log that somebody sent you run in the same sandbox as a house rule; see "
     "narrator-lua 7 .", ["cli/damage_test.py: test_scripts"]),
    ("Reading a log and running its answers are charged to one budget, which is the same on every machine: 200 million "
     "steps and 64 MiB. An answer that is moved is 40 steps, one that verifying runs again 2,000, and what the scripts do "
     "is told in narrator-lua 7 ; a value that is read is 200 bytes. No game comes near it.",
     ["cli/bombs_test.py: test_one_budget_for_a_whole_log_decides_before_any_clock"]),
    ("Where a script did not come with the program, a process of its own runs it, and as a last resort that is ended after "
     "ten seconds of computing, and at 256 MiB of memory.", ["cli/bombs_test.py: test_each_within_ten_seconds_and_256_MiB"]),
    ("A log also holds every secret of its game and, in its seed, what chance will draw.", []),
])

SCREEN = ("narrator.1", "Ss", "Secrets on a shared screen", [
    ("With \\-screen Cm shared what is for one player, or for the moderator, alone is never on the screen that everybody "
     "sees.", ["pty/secrets.py: a_game", "pty/secrets.py: secret_ballots", "pty/secrets_kept_off_scrollback.py: amended",
               "pty/secrets_kept_off_scrollback.py: failing_display"]),
    ("asks to pass the screen to them; Enter shows the secret on a screen of its own, Enter hides it, and then neither "
     "the terminal nor what can be scrolled back to has anything of it, on terminals without a second screen neither:",
     ["pty/secrets.py: a_game", "pty/secrets.py: one_screen_only", "pty/secrets_kept_off_scrollback.py: an_evening"]),
    ("a secret longer than the window is shown page by page, so that nothing of it ever scrolls.",
     ["pty/secrets_kept_off_scrollback.py: an_evening", "pty/secrets_kept_off_scrollback.py: press_everything"]),
    ("A signal that ends the program wipes the screen first. SIGKILL cannot be caught, which is said before anything is "
     "shown, and a window made smaller beside a secret may keep a part of it.",
     ["pty/secrets_kept_off_scrollback.py: signals"]),
    ("Ctrl-X hides it at once;", ["pty/secrets.py: panic", "pty/secrets.py: private_panic",
                                  "pty/secrets_kept_off_scrollback.py: blanked_between_pages"]),
    ("Ctrl-Z hides it and stops the program until the shell's fg .", ["pty/two_keystrokes.py: stopped"]),
    ("No Enter shows a secret that was typed before the program asked for it, is pasted, or comes within most of a "
     "second after the screen was covered, or less than a third of one after another Enter: a key that bounces or is held leaves the next secret covered.",
     ["pty/two_keystrokes.py: every_enter_bounces", "pty/two_keystrokes.py: pastes", "pty/two_keystrokes.py: held",
      "pty/two_keystrokes.py: impatient",
      "pty/two_keystrokes.py: ballots", "pty/two_keystrokes.py: redealt"]),
    ("What the screen shows to everybody depends on what everybody has heard alone: it tells nobody whether an answer "
     "would end the game, nor what an amendment would change.", ["pty/same_in_public.py: test"]),
    ("Between two lines to everybody the moderator has the screen once, for all there is to tell and to ask, and where "
     "the rules wait for the moderator, also if there is nothing; until that Enter nothing else can be typed.",
     ["pty/dead_roles.py: hidden", "pty/same_in_public.py: test"]),
    ("On a private screen Enter is waited for where there is nothing, too, as a table hears how long a silence is.",
     ["pty/waits_alike.py: test"]),
    ("No core is left of a program that crashes,", ["cli/streams_test.py: test_no_core_is_left"]),
    ("and while it waits its memory is kept out of the swap, as far as the system lets it be locked.",
     ["cli/streams_test.py: test_what_waits_for_a_person_is_not_swapped"]),
    ("When a game is resumed, the terminal is wiped and the last secrets are passed round once more, as nobody knows who "
     "has seen them,", ["pty/secrets.py: after_a_kill"]),
    ("but for those that came before a line of a script that is known to have been read aloud.",
     ["pty/dead_roles.py: resumed"]),
    ("A terminal that cannot do this TERM=dumb , unknown , vt52 , emacs , eterm ; no terminal is refused, and with "
     "such a game so are \\-json and tell , unless \\-screen Cm private is given.",
     ["pty/secrets.py: refused_without_a_screen", "pty/secrets.py: after_a_kill",
      "pty/mission_cards.py: without_a_terminal"]),
])

EXITS = ("narrator.1", "Sh", "EXIT STATUS", [
    ("Done. An unfinished game is kept.",
     ["cli/status_test.py: test_0_end_of_input_keeps_the_game_and_names_the_resume_command"]),
    ("An internal error, or what was printed or told to a file could not be written.",
     ["cli/streams_test.py: test_output_that_is_lost_is_no_success", "cli/faults_test.py: test_commands_that_are_about_no_log"]),
    ("An input was refused; standard error names its line.", ["cli/status_test.py: test_2_batch_stops_at_the_first_refused_line"]),
    ("A log is damaged, cannot be written, is gone, or does not replay.",
     ["cli/status_test.py: test_3_no_log_and_no_game_in_it", "cli/log_file_test.py: test_it_is_told_and_the_status_says_so"]),
    ("A script is wrong.", ["cli/status_test.py: test_4_a_bad_script"]),
    ("The command line is wrong, or names a file other than the log that cannot be opened for writing.",
     ["cli/status_test.py: test_64_words_that_mean_nothing", "cli/report_file_test.py: test_a_link_to_nothing_yet_stays_a_link_and_what_it_stands_for_is_written"]),
])

FILES = ("narrator.1", "Sh", "FILES", [
    ("See", ["cli/command_line_test.py: test_a_table_begins_by_its_name"]),
    ("The logs, readable by their owner alone; see narrator-log 5 .",
     ["cli/status_test.py: test_logs_lie_in_the_state_folder_and_are_private",
      "cli/log_file_test.py: test_a_folder_that_was_open_is_closed",
      "cli/status_test.py: test_without_a_state_folder_a_log_that_is_named_is_played_to_its_end"]),
    ("Lines typed in former games.", ["pty/typing.py: history", "pty/typing.py: history_that_is_no_file",
                                      "pty/secrets.py: a_game"]),
])

PARTS = (LOG, PASSPHRASE, TORN, VERIFIED, COMPATIBILITY, OTHERS, SCREEN, EXITS, FILES)
