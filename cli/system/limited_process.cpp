#include "cli/system/process.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <new>
#include <system_error>

#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/share_out.hpp"

namespace narrator::cli {
namespace {

[[noreturn]] void fail(const char* what) {
  throw Error(Exit::internal, "{}: {}", what, std::generic_category().message(errno));
}

#ifndef NARRATOR_SANITIZED  // sanitized builds set no memory limit, see below
// Returns the bytes of address space already reserved. Threads reserve much and use little of it.
rlim_t memory_taken() {
  std::ifstream sizes("/proc/self/statm");
  rlim_t pages = 0;
  sizes >> pages;
  return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}
#endif

void set_limits(const Limits& limits) {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds =
      static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + limits.seconds);
  const rlimit computing{seconds, seconds + 1};
  setrlimit(RLIMIT_CPU, &computing);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
#ifndef NARRATOR_SANITIZED  // sanitizers map terabytes
  rlimit memory{};
  getrlimit(RLIMIT_AS, &memory);
  memory.rlim_cur =
      std::min(memory.rlim_cur, memory_taken() + (static_cast<rlim_t>(limits.memory) << 20));
  memory.rlim_max = memory.rlim_cur;
  setrlimit(RLIMIT_AS, &memory);
#endif
}

// Runs in the child. If the pipe breaks, the exit status tells the parent that output is missing.
void write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = write(file, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) _exit(static_cast<int>(Exit::internal));
    text.remove_prefix(static_cast<std::size_t>(n));
  }
}

std::string read_all(int file) {
  std::string text;
  char part[4096];
  for (;;) {
    const ssize_t n = read(file, part, sizeof part);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("cannot hear what came of trying it out");
    if (n == 0) return text;
    text.append(part, static_cast<std::size_t>(n));
  }
}

// Never returns: the exit status reports the outcome, and the pipe carries the output.
[[noreturn]] void be_the_child(const std::function<std::string()>& work, const Limits& limits,
                               pid_t parent, int out) {
  end_with(parent);
  set_limits(limits);
  std::set_new_handler(nullptr);  // running out of memory is a finding here
  Exit status = Exit::done;
  try {
    write_all(out, work());
  } catch (const Error& e) {
    status = e.status();
    write_all(out, e.what());
  } catch (const std::bad_alloc&) {
    status = Exit::bad_script;
    write_all(out, "it wants more memory than any rules need");
  } catch (const std::exception& e) {
    status = Exit::internal;
    write_all(out, e.what());
  }
  _exit(static_cast<int>(status));
}

int wait_for(pid_t child) {
  int how = 0;
  while (waitpid(child, &how, 0) < 0) {
    if (errno != EINTR) fail("cannot wait until it was tried out");
  }
  return how;
}

}  // namespace

void end_with(pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid() != parent) _exit(static_cast<int>(Exit::internal));
}

std::string in_strangers_process(const std::function<std::string()>& work) {
  return in_limited_process(work, kStrangersLog);
}

void limit_this_process(const Limits& limits) {
  set_limits(limits);
  std::signal(SIGXCPU, [](int) {
    constexpr std::string_view told = "narrator: the rules in this log compute too long\n";
    if (write(STDERR_FILENO, told.data(), told.size()) >= 0)
      _exit(static_cast<int>(Exit::bad_script));
    _exit(static_cast<int>(Exit::internal));
  });
}

std::string in_limited_process(const std::function<std::string()>& work, const Limits& limits) {
  if (beside_threads()) throw NotBesideThreads();
  int ends[2];
  if (pipe(ends) != 0) fail("cannot try it out in a process of its own");
  std::fflush(nullptr);
  const pid_t parent = getpid(), child = fork();
  if (child < 0) fail("cannot try it out in a process of its own");
  if (child == 0) be_the_child(work, limits, parent, ends[1]);
  close(ends[1]);
  std::string said = read_all(ends[0]);
  close(ends[0]);
  const int how = wait_for(child);
  if (WIFEXITED(how) && WEXITSTATUS(how) == 0) return said;
  if (WIFEXITED(how)) {
    throw Error(static_cast<Exit>(WEXITSTATUS(how)),
                said.empty() ? "what came of trying it out could not be said" : said);
  }
  const int signal = WTERMSIG(how);
  if (signal == SIGXCPU || signal == SIGKILL)
    throw ScriptError("it computed for {} seconds and was stopped", limits.seconds);
  throw ScriptError("it brought down the process that tried it out (signal {})", signal);
}

}  // namespace narrator::cli
