#include "cli/system/process.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <system_error>

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

}  // namespace narrator::cli
