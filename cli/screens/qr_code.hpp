// Addresses as QR codes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/session/session.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// The text as lines for a terminal, each ended: two rows of squares a line, with the quiet margin
/// that readers want.
std::string qr_code(const std::string& text);

/// The same as a picture.
Html qr_picture(const std::string& text);

/// A page to be printed and cut up: each player's name and code.
Html codes_page(const Session& session,
                const std::vector<std::pair<std::string, std::string>>& players);

}  // namespace narrator::cli
