// Processes: start-up and shutdown of this one, work in a resource-limited child, and commands run
// in the background.
#pragma once

#include <functional>
#include <string>

#include <sys/types.h>

namespace narrator::cli {

/// Prepares the process; call it first in main. Opens those of descriptors 0 to 2 that are closed,
/// so that no log or other file gets one of these numbers; reading or writing such a descriptor
/// fails. Disables core dumps, as they would contain every secret of a game. Throws Error
/// (Exit::internal) if the stack is too small for running scripts and cannot be enlarged.
void settle_process();

/// Locks the memory in use now so that it is not swapped out, up to the system's limit: 8 MiB on
/// most systems, several times what a game needs.
void lock_memory();

/// Flushes standard output; call it last in main. Throws Error (Exit::internal) if it could not be
/// written: the disk is full, or standard output was closed. `error` is the errno, if already
/// known.
void finish_output(int error = 0);

/// Called in a child process: kills it when `parent` ends, even if `parent` is killed.
void end_with(pid_t parent);

/// Resource limits of a process: CPU seconds and MiB of memory beyond what it uses already.
struct Limits {
  int seconds = 120;
  int memory = 512;
};

/// The limits for rules in a stranger's log. Including the program itself, at most 256 MiB are
/// used.
inline constexpr Limits kStrangersLog{10, 192};

/// Runs `work` in a child process within `limits` and returns its result. Rethrows an Error of the
/// child; throws ScriptError if the child is killed, and NotBesideThreads if worker threads are
/// running. The child never outlives this process.
std::string in_limited_process(const std::function<std::string()>& work, const Limits& limits = {});

/// Runs `work` in such a child within kStrangersLog; suitable as a Replayer::Probe.
std::string in_strangers_process(const std::function<std::string()>& work);

/// Applies `limits` to this process permanently. If it exceeds them, it ends with a message on
/// standard error.
void limit_this_process(const Limits& limits);

/// Starts a shell command in its own session and process group, with `input` (cut at 4096 bytes) on
/// standard input, output discarded, and the environment variable `name` set to `value`; variables
/// with a passphrase are removed. Returns its process id, or 0 if it could not be started; never
/// blocks. The caller has to reap it with waitpid.
pid_t start_in_background(const std::string& command, const std::string& input,
                          const std::string& name, const std::string& value);

/// Kills the process and its whole group at once, and reaps it.
void kill_background(pid_t child);

}  // namespace narrator::cli
