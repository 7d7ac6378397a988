// The same entry points for libFuzzer, which maximises coverage. FUZZ names one of kTakers.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "tests/fuzz/fuzz.hpp"

namespace {

const narrator::fuzz::Taker& chosen() {
  const char* name = std::getenv("FUZZ");
  for (const narrator::fuzz::Taker& taker : narrator::fuzz::kTakers) {
    if (name != nullptr && std::strcmp(name, taker.name) == 0) return taker;
  }
  std::fputs("FUZZ is to be answer, log, script or keys\n", stderr);
  std::exit(64);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const narrator::fuzz::Taker& taker = chosen();
  try {
    taker.take({reinterpret_cast<const char*>(data), size});
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    std::abort();
  }
  return 0;
}

// terminfo never frees what it keeps of a terminal that is set up again.
extern "C" const char* __lsan_default_suppressions() { return "leak:libtinfo\n"; }
