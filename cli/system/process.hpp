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

/// In a child: it ends with its parent, which may be killed and then ends nobody.
void end_with(pid_t parent);

/// What a process may use: seconds of computing and MiB of memory, besides what it has already.
struct Limits {
  int seconds = 120;
  int memory = 512;
};

/// For the rules in a stranger's log: with what the program is itself never more than 256 MiB.
inline constexpr Limits kStrangersLog{10, 192};

/// Does the work in a child within these limits, and returns what it returned. An Error is thrown
/// on here; a child that dies is a ScriptError, too. It ends with this process, however that ends.
std::string in_limited_process(const std::function<std::string()>& work, const Limits& limits = {});

/// As Replayer wants it: the work is done in such a process within kStrangersLog.
void in_strangers_process(const std::function<void()>& work);

/// Sets these limits to this process, for good: what goes beyond ends it with a sentence on
/// standard error.
void limit_this_process(const Limits& limits);

/// Starts a shell command in a session of its own, which also is a process group, with `input` (at
/// most 4096 bytes of it) on its standard input, no output, and an environment variable more, but
/// none that holds a passphrase.
/// Returns its process, or 0 where it cannot be started; never blocks. To be waited for by waitpid.
pid_t start_in_background(const std::string& command, const std::string& input,
                          const std::string& name, const std::string& value);

/// Ends it at once with everything in its group, and waits for it.
void kill_background(pid_t child);

}  // namespace narrator::cli
