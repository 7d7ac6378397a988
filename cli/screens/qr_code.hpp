// Addresses as QR codes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/session/session.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// Returns the QR code as lines for a terminal, each with its line feed and covering two rows of
/// modules, with the quiet zone that scanners require.
std::string qr_code(const std::string& text);

/// Returns a page to print and cut up, with each player's name and code.
Html codes_page(const Session& session,
                const std::vector<std::pair<std::string, std::string>>& players);

}  // namespace narrator::cli
