#pragma once
// Catch2 3 (Debian 13) under the names Catch2 2 (Debian 12) has; found only where 3 is installed.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_exception.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

namespace Catch {
using Matchers::ContainsSubstring;
inline auto Contains(const std::string& part) { return ContainsSubstring(part); }
}  // namespace Catch
