// Processes: what this one owes to its user from the first moment to its exit status, one for work
// that may go wrong in any way, and one that runs apart.
#pragma once

#include <functional>
#include <string>

#include <sys/types.h>

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
/// `error` is the system's number of why, where that is known already.
void finish_output(int error = 0);

/// Does the work in a child that may use 120 seconds of computing and 512 MiB of memory, and
/// returns what it returned. An Error is thrown on here; a child that dies is a ScriptError, too.
std::string in_limited_process(const std::function<std::string()>& work);

/// Starts a shell command in a session of its own, which also is a process group, with `input` (at
/// most 4096 bytes of it) on its standard input, no output, and an environment variable more.
/// Returns its process, or 0 where it cannot be started; never blocks. To be waited for by waitpid.
pid_t start_in_background(const std::string& command, const std::string& input,
                          const std::string& name, const std::string& value);

/// Ends it at once with everything in its group, and waits for it.
void kill_background(pid_t child);

}  // namespace narrator::cli
