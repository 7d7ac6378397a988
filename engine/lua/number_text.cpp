// How Lua shows a number in a text: what is none has no sign, as machines differ in it.
//
// Lua joins numbers to texts by itself, and no metamethod is asked. It is linked as it is and
// writes them with this function of the system, before which the linker puts ours (--wrap).
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <string_view>

#include <lua.hpp>

namespace {

int write_number(char* to, std::size_t size, const char* format, std::va_list values) {
  if (std::string_view(format) != LUA_NUMBER_FMT) return std::vsnprintf(to, size, format, values);
  std::va_list again;
  va_copy(again, values);
  const bool is_number = !std::isnan(va_arg(again, LUAI_UACNUMBER));
  va_end(again);
  if (is_number) return std::vsnprintf(to, size, format, values);
  return static_cast<int>(std::string_view("nan\0", 4).copy(to, size)) - 1;
}

}  // namespace

// NOLINTBEGIN(bugprone-reserved-identifier, cert-dcl50-cpp): the linker's names
extern "C" int __wrap_snprintf(char* to, std::size_t size, const char* format, ...) {
  std::va_list values;
  va_start(values, format);
  const int length = write_number(to, size, format, values);
  va_end(values);
  return length;
}

// The same, as compilers call it that look after the size of `to`.
extern "C" int __wrap___snprintf_chk(char* to, std::size_t size, int, std::size_t,
                                     const char* format, ...) {
  std::va_list values;
  va_start(values, format);
  const int length = write_number(to, size, format, values);
  va_end(values);
  return length;
}
// NOLINTEND(bugprone-reserved-identifier, cert-dcl50-cpp)
