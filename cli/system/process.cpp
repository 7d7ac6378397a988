#include "cli/system/process.hpp"

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <string_view>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "engine/error.hpp"

extern char** environ;

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

// The spawn attributes: a new session, the given input, no output, default signal handling.
struct Start {
  explicit Start(int in) {
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    for (const int out : {STDOUT_FILENO, STDERR_FILENO}) {
      posix_spawn_file_actions_addopen(&files, out, "/dev/null", O_WRONLY, 0);
    }
    posix_spawnattr_init(&how);
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(&how, &all);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setflags(&how, static_cast<short>(POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF |
                                                      POSIX_SPAWN_SETSIGMASK));
  }
  ~Start() {
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
  }
  Start(const Start&) = delete;
  Start& operator=(const Start&) = delete;

  posix_spawn_file_actions_t files{};
  posix_spawnattr_t how{};
};

// Returns the process id of the shell, which leads its own process group, or 0.
pid_t spawn(std::string command, const std::string& name, const std::string& value, int in) {
  const Start start(in);
  std::string variable = name + "=" + value;
  std::vector<char*> environment{variable.data()};
  for (char** one = environ; *one != nullptr; ++one) {
    const std::string_view variable_there(*one);
    const bool secret = variable_there.starts_with("NARRATOR_PASSPHRASE=");
    if (!secret && !variable_there.starts_with(name + "=")) environment.push_back(*one);
  }
  environment.push_back(nullptr);
  std::string shell = "sh", option = "-c";
  char* arguments[] = {shell.data(), option.data(), command.data(), nullptr};
  pid_t child = 0;
  const int error =
      posix_spawn(&child, "/bin/sh", &start.files, &start.how, arguments, environment.data());
  return error == 0 ? child : 0;
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
  const pid_t child = spawn(command, name, value, in);
  close(in);
  return child;
}

void kill_background(pid_t child) {
  kill(-child, SIGKILL);
  kill(child, SIGKILL);  // in case it does not lead its group yet
  reap(child);
}

}  // namespace narrator::cli
