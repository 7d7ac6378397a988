#pragma once
// Provides Catch2 3 (Debian 13) under the names of Catch2 2 (Debian 12) in a single header, as
// version 2 does; used only if version 3 is installed.
#include <catch2/catch_all.hpp>

namespace Catch {
using Matchers::ContainsSubstring;
inline auto Contains(const std::string& part) { return ContainsSubstring(part); }
}  // namespace Catch
