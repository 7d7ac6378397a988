#include "cli/system/process.hpp"

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "engine/error.hpp"

namespace narrator::cli {
namespace {

constexpr rlim_t kStack = rlim_t{8} << 20, kLeastStack = rlim_t{1} << 20;  // bytes

// Opened for the opposite direction, so that reading or writing fails as on a closed descriptor,
// but no other file can be given its number.
void open_standard_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    const int file = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (file >= 0 && file != descriptor) {
      dup2(file, descriptor);
      close(file);
    }
  }
}

void leave_no_core() {
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
#if defined(__linux__) && !defined(NARRATOR_SANITIZED)  // its leak check has to trace the process
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

void make_room_on_stack() {
  rlimit stack{};
  if (getrlimit(RLIMIT_STACK, &stack) != 0 || stack.rlim_cur >= kStack) return;
  stack.rlim_cur = std::min(kStack, stack.rlim_max);
  setrlimit(RLIMIT_STACK, &stack);
  if (stack.rlim_cur >= kLeastStack) return;
  throw Error(Exit::internal,
              "the stack may have {} KiB here, which is too little to run rules on; "
              "allow 8 MiB: ulimit -s 8192",
              stack.rlim_cur >> 10);
}

constexpr std::size_t kLongest = 4096;  // bytes; fits into the buffer of any pipe

// Returns the read end of a pipe that already holds the input, or -1.
int pipe_with(std::string input) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  input.resize(std::min(input.size(), kLongest));
  const bool written = write(ends[1], input.data(), input.size()) > 0;
  close(ends[1]);
  if (written) return ends[0];
  close(ends[0]);
  return -1;
}

// Makes this process a shell that runs the command: in a new session, with the given input, no
// output, and default signal handling.
[[noreturn]] void become_shell(const std::string& command, int in) {
  setsid();
  const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  const bool quiet = dup2(in, STDIN_FILENO) >= 0 && dup2(nothing, STDOUT_FILENO) >= 0 &&
                     dup2(nothing, STDERR_FILENO) >= 0;
  for (int signal = 1; signal < NSIG; ++signal) std::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  if (quiet) execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}

// Reaps a killed child, but gives up on one that is stuck in the kernel.
void reap(pid_t child) {
  for (int i = 0; i < 20 && waitpid(child, nullptr, WNOHANG) == 0; ++i) usleep(1000);
}

}  // namespace

void settle_process() {
  open_standard_streams();
  leave_no_core();
  make_room_on_stack();
  std::signal(SIGXFSZ, SIG_IGN);  // exceeding the file size limit is reported as an error, like a
                                  // full disk
  std::signal(SIGCHLD,
              SIG_DFL);  // the parent may have set it to be ignored, and then waitpid would fail
}

void lock_memory() {
#if defined(__linux__) && !defined(NARRATOR_SANITIZED)
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    std::uintptr_t from = 0, to = 0;
    char write = '-';
    if (std::sscanf(line.c_str(), "%" SCNxPTR "-%" SCNxPTR " r%c", &from, &to, &write) == 3 &&
        write == 'w')
      mlock(reinterpret_cast<void*>(from), to - from);
  }
#endif
}

void finish_output(int error) {
  errno = error;
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  throw Error(Exit::internal, "standard output could not be written{}",
              errno != 0 ? ": " + std::generic_category().message(errno) : "");
}

pid_t start_in_background(const std::string& command, const std::string& input,
                          const std::string& name, const std::string& value) {
  const int in = pipe_with(input);
  if (in < 0) return 0;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);  // our handlers have nothing to do in the child
  const pid_t child = fork();
  if (child == 0) {
    unsetenv("NARRATOR_PASSPHRASE");
    setenv(name.c_str(), value.c_str(), 1);
    become_shell(command, in);
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
  close(in);
  return std::max(child, 0);
}

void kill_background(pid_t child) {
  kill(-child, SIGKILL);
  kill(child, SIGKILL);  // in case it does not lead its group yet
  reap(child);
}

}  // namespace narrator::cli
