// A program that runs apart: it is not waited for, and it cannot reach the terminal.
#pragma once

#include <sys/types.h>

#include <string>

namespace narrator::cli {

/// Starts a shell command in a session of its own, which also is a process group, with `input` (at
/// most 4096 bytes of it) on its standard input, no output, and an environment variable more.
/// Returns its process, or 0 where it cannot be started; never blocks. To be waited for by waitpid.
pid_t start_in_background(const std::string& command, const std::string& input,
                          const std::string& name, const std::string& value);

/// Ends it at once with everything in its group, and waits for it.
void kill_background(pid_t child);

}  // namespace narrator::cli
