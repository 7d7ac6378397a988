// Hashes, from libsodium.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace narrator {

/// As libsodium takes them.
inline const unsigned char* bytes_of(std::string_view data) {
  return reinterpret_cast<const unsigned char*>(data.data());
}

/// Bytes in base64.
std::string base64(std::span<const unsigned char> bytes);

/// SHA-256 as 64 hexadecimal digits.
std::string sha256(std::string_view data);

/// SHA-256 in base64, as content policies write it.
std::string sha256_base64(std::string_view data);

/// BLAKE2b as 32 hexadecimal digits: in a chain it stands for data that is most of a log and mostly
/// that of the log before.
std::string digest(std::string_view data);

/// The link of a chain: BLAKE2b over the former link and `data`, as 16 hexadecimal digits.
std::string chain(std::string_view former, std::string_view data);

/// Bytes of the link at the end of a log's line: ,"h":"…16 digits…"}
inline constexpr std::size_t kLinkLength = 16 + 8;

/// Whether `link` is chain(former, data), without making that.
bool is_chain(std::string_view link, std::string_view former, std::string_view data);

}  // namespace narrator
