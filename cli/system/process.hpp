// What the process owes to its user from the first moment to its exit status.
#pragma once

namespace narrator::cli {

/// First thing in main. Descriptors 0 to 2 are open afterwards, so that no log or other file is
/// ever one of them: one that was closed reads nothing and takes nothing. No core dump is left, as
/// it would hold every secret of a game. Throws Error (Exit::internal) where the stack is too small
/// to run scripts on and cannot be made larger.
void settle_process();

/// Keeps what is in memory now out of the swap, as much of it as the system lets one lock: 8 MiB on
/// most, several times what a game takes.
void lock_memory();

/// Last thing in main: everything printed is where it belongs when this returns. Throws Error
/// (Exit::internal) where it could not be written: a full disk, or standard output was closed.
void finish_output();

}  // namespace narrator::cli
