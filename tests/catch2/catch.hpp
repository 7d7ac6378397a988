// Provides Catch2 3 (Debian 13) under the names of Catch2 2 (Debian 12) in a single header, as
// version 2 does; used only if version 3 is installed. Its guard is a macro, which holds in a
// precompiled header, too; #pragma once does not there under g++ 14.
#ifndef NARRATOR_TESTS_CATCH2_CATCH_HPP
#define NARRATOR_TESTS_CATCH2_CATCH_HPP
#include <catch2/catch_all.hpp>

namespace Catch {
using namespace Matchers;  // as version 2 has it: Catch::StartsWith
inline auto Contains(const std::string& part) { return ContainsSubstring(part); }
}  // namespace Catch
#endif
