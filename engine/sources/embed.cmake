# Writes OUTPUT, a C++ file with the text of every file named in LIST (a path per line, relative to
# ROOT, sorted) as constant data. Run as: cmake -DLIST=… -DROOT=… -DOUTPUT=… -P embed.cmake
set(fence "narrator_rule")  # of the raw string literals; at most 16 characters

file(STRINGS ${LIST} names)
set(text "// Generated from scripts/ and variants/ by engine/sources/embed.cmake. Do not edit.
#include \"engine/sources/bundled.hpp\"

namespace narrator {
using std::string_view_literals::operator\"\"sv;  // knows a length without counting it

namespace {

constexpr BundledSource files[] = {
    {{}, {}, {}},  // so that the array is never empty; skipped below\n")
foreach(name IN LISTS names)
  file(READ "${ROOT}/${name}" content)
  file(SIZE "${ROOT}/${name}" size)
  file(SHA256 "${ROOT}/${name}" sha256)
  string(LENGTH "${content}" length)
  string(FIND "${content}" "\r" return)
  if(NOT length EQUAL size OR NOT return EQUAL -1)
    message(FATAL_ERROR "${name}: has a NUL or a carriage return; rules are plain UTF-8 text")
  endif()
  string(FIND "${content}" ")${fence}\"" inside)
  if(NOT inside EQUAL -1)
    message(FATAL_ERROR "${name}: contains )${fence}\", which ends a C++ literal here")
  endif()
  string(APPEND text "    {\"${name}\", R\"${fence}(${content})${fence}\"sv, \"${sha256}\"},\n")
endforeach()
string(APPEND text "};

}  // namespace

std::span<const BundledSource> bundled_sources() { return std::span(files).subspan(1); }

}  // namespace narrator\n")
file(WRITE ${OUTPUT} "${text}")
