// Stands between the program and the system (LD_PRELOAD): the call FAULT_AT of those counted fails
// with FAULT_ERRNO, or the program is killed there (FAULT_KILL). Counted are the calls for files
// from the first one on that names a log, or with FAULT_MEMORY what asks for memory from then on.
// FAULT_MARK is the name of a file that is made when it comes to that.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>

extern "C" void* __libc_malloc(size_t size);

namespace {

bool begun = false;
long calls = 0;

long number(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? 0 : std::strtol(value, nullptr, 10);
}

void mark() {
  if (const char* path = std::getenv("FAULT_MARK"))
    syscall(SYS_close,
            static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY, 0600)));
}

// Whether this call is the one.
bool fails(bool memory) {
  if (!begun || memory != (number("FAULT_MEMORY") != 0)) return false;
  const long at = number("FAULT_AT");
  if (at == 0 || ++calls != at) return false;
  mark();
  if (number("FAULT_KILL") != 0) syscall(SYS_kill, getpid(), SIGKILL);
  errno = static_cast<int>(number("FAULT_ERRNO"));
  return true;
}

void look_at(const char* path) {
  if (path != nullptr && std::strstr(path, ".jsonl") != nullptr) begun = true;
}

template <class F>
F next(const char* name) {
  return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

}  // namespace

#define PASS_ON(type, name, parameters, arguments)                \
  extern "C" type name parameters {                               \
    static const auto real = next<type(*) parameters>(#name);     \
    return fails(false) ? static_cast<type>(-1) : real arguments; \
  }

PASS_ON(ssize_t, read, (int file, void* to, size_t n), (file, to, n))
PASS_ON(ssize_t, write, (int file, const void* from, size_t n), (file, from, n))
PASS_ON(ssize_t, pread, (int file, void* to, size_t n, off_t at), (file, to, n, at))
PASS_ON(ssize_t, pwrite, (int file, const void* from, size_t n, off_t at), (file, from, n, at))
PASS_ON(int, ftruncate, (int file, off_t length), (file, length))
PASS_ON(int, fsync, (int file), (file))
PASS_ON(int, fdatasync, (int file), (file))
PASS_ON(int, flock, (int file, int how), (file, how))
PASS_ON(int, fchmod, (int file, mode_t mode), (file, mode))
PASS_ON(int, fstat, (int file, struct stat* found), (file, found))
PASS_ON(int, unlink, (const char* path), (path))

extern "C" int open(const char* path, int how, ...) {
  static const auto real = next<int (*)(const char*, int, ...)>("open");
  va_list more;
  va_start(more, how);
  const mode_t mode = (how & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  look_at(path);
  return fails(false) ? -1 : real(path, how, mode);
}

extern "C" void* malloc(size_t size) { return fails(true) ? nullptr : __libc_malloc(size); }
