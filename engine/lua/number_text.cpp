// Makes Lua write NaN without a sign, as machines differ in its sign.
//
// Lua itself converts numbers to text for concatenation, without a metamethod. It is
// linked unmodified and converts with this function of the system, which the linker
// replaces by ours (--wrap).
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

// The same function, as called by compilers that check the size of `to`.
extern "C" int __wrap___snprintf_chk(char* to, std::size_t size, int, std::size_t,
                                     const char* format, ...) {
  std::va_list values;
  va_start(values, format);
  const int length = write_number(to, size, format, values);
  va_end(values);
  return length;
}
// NOLINTEND(bugprone-reserved-identifier, cert-dcl50-cpp)
