#pragma once
// Catch2 3 (Debian 13) under the names Catch2 2 (Debian 12) has, all of them as its one header has
// them; found only where 3 is installed.
#include <catch2/catch_all.hpp>

namespace Catch {
using Matchers::ContainsSubstring;
inline auto Contains(const std::string& part) { return ContainsSubstring(part); }
}  // namespace Catch
