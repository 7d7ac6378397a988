// A shim between the program and the system (LD_PRELOAD): the call number FAULT_AT fails with
// FAULT_ERRNO, or the program is killed there (FAULT_KILL). The calls counted are those for files,
// starting with the first one that names a log, or a file whose name contains FAULT_FROM; with
// FAULT_MEMORY those that allocate memory, from then on; with FAULT_CLOCK those that read the
// clock, from the beginning. FAULT_NOW is the time returned then, in seconds since 1970.
// FAULT_LOCKS is the error of every lock, as on a file system without locks.
// FAULT_MARK is the name of a file that is created when the fault occurs. FAULT_RECORD names a file
// that records what reached a log, in order: "write OFFSET HEX", "truncate LENGTH" and "sync".
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

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

enum class What { files, memory, clock };

// Returns whether the current call is the one to fail.
bool fails(What what) {
  const What counted = number("FAULT_MEMORY") != 0  ? What::memory
                       : number("FAULT_CLOCK") != 0 ? What::clock
                                                    : What::files;
  if (what != counted || (!begun && what != What::clock)) return false;
  const long at = number("FAULT_AT");
  if (at == 0 || ++calls != at) return false;
  mark();
  if (number("FAULT_KILL") != 0) syscall(SYS_kill, getpid(), SIGKILL);
  errno = static_cast<int>(number("FAULT_ERRNO"));
  return true;
}

void look_at(const char* path) {
  const char* from = std::getenv("FAULT_FROM");
  if (path != nullptr && std::strstr(path, from == nullptr ? ".jsonl" : from) != nullptr)
    begun = true;
}

bool is_log(int file) {
  char name[64], path[4096];
  std::snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  const ssize_t length = readlink(name, path, sizeof path - 1);
  if (length <= 0) return false;
  path[length] = 0;
  return std::strstr(path, ".jsonl") != nullptr;
}

void put(int to, const char* bytes, size_t n) { syscall(SYS_write, to, bytes, n); }

void record(int file, const char* what, long long number, const void* bytes = nullptr,
            ssize_t n = 0) {
  const char* path = std::getenv("FAULT_RECORD");
  if (path == nullptr || !is_log(file)) return;
  const int to =
      static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_APPEND, 0600));
  char text[64];
  put(to, text, static_cast<size_t>(std::snprintf(text, sizeof text, "%s %lld ", what, number)));
  for (ssize_t i = 0; i < n; ++i) {
    std::snprintf(text, sizeof text, "%02x", static_cast<const unsigned char*>(bytes)[i]);
    put(to, text, 2);
  }
  put(to, "\n", 1);
  syscall(SYS_close, to);
}

template <class F>
F next(const char* name) {
  return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

}  // namespace

#define PASS_ON(type, name, parameters, arguments)                      \
  extern "C" type name parameters {                                     \
    static const auto real = next<type(*) parameters>(#name);           \
    return fails(What::files) ? static_cast<type>(-1) : real arguments; \
  }

extern "C" int flock(int file, int how) {
  static const auto real = next<int (*)(int, int)>("flock");
  if (fails(What::files)) return -1;
  if (const long error = number("FAULT_LOCKS")) {
    errno = static_cast<int>(error);
    return -1;
  }
  return real(file, how);
}

PASS_ON(ssize_t, read, (int file, void* to, size_t n), (file, to, n))
PASS_ON(ssize_t, write, (int file, const void* from, size_t n), (file, from, n))
PASS_ON(ssize_t, pread, (int file, void* to, size_t n, off_t at), (file, to, n, at))
PASS_ON(int, fchmod, (int file, mode_t mode), (file, mode))
PASS_ON(int, fstat, (int file, struct stat* found), (file, found))
PASS_ON(int, unlink, (const char* path), (path))

// These reach the disk, and are recorded.
extern "C" ssize_t pwrite(int file, const void* from, size_t n, off_t at) {
  static const auto real = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
  if (fails(What::files)) return -1;
  const ssize_t done = real(file, from, n, at);
  if (done > 0) record(file, "write", at, from, done);
  return done;
}

extern "C" int ftruncate(int file, off_t length) {
  static const auto real = next<int (*)(int, off_t)>("ftruncate");
  if (fails(What::files)) return -1;
  record(file, "truncate", length);
  return real(file, length);
}

extern "C" int fsync(int file) {
  static const auto real = next<int (*)(int)>("fsync");
  if (fails(What::files)) return -1;
  record(file, "sync", 0);
  return real(file);
}

extern "C" int fdatasync(int file) {
  static const auto real = next<int (*)(int)>("fdatasync");
  if (fails(What::files)) return -1;
  record(file, "sync", 0);
  return real(file);
}

extern "C" int open(const char* path, int how, ...) {
  static const auto real = next<int (*)(const char*, int, ...)>("open");
  va_list more;
  va_start(more, how);
  const mode_t mode = (how & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  look_at(path);
  return fails(What::files) ? -1 : real(path, how, mode);
}

// A sanitizer reads the clock before symbols can be looked up.
extern "C" time_t time(time_t* to) {
  if (fails(What::clock)) return -1;
  timespec now{};
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
  if (const char* said = std::getenv("FAULT_NOW")) now.tv_sec = std::strtol(said, nullptr, 10);
  if (to != nullptr) *to = now.tv_sec;
  return now.tv_sec;
}

extern "C" int clock_gettime(clockid_t clock, timespec* to) {
  return fails(What::clock) ? -1 : static_cast<int>(syscall(SYS_clock_gettime, clock, to));
}

// With FAULT_THREADS no thread can be created.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* how, void* (*begin)(void*),
                              void* with) {
  static const auto real =
      next<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
  return number("FAULT_THREADS") != 0 ? EAGAIN : real(thread, how, begin, with);
}

// The name of open() in a program built with _FORTIFY_SOURCE.
extern "C" int __open_2(const char* path, int how) { return open(path, how); }

extern "C" void* malloc(size_t size) { return fails(What::memory) ? nullptr : __libc_malloc(size); }
