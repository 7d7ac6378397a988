// Hash functions, implemented with libsodium.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace narrator {

inline const unsigned char* bytes_of(std::string_view data) {
  return reinterpret_cast<const unsigned char*>(data.data());
}

std::string base64(std::span<const unsigned char> bytes);

/// Returns the bytes that a whole text in base64 stands for, or nothing if it is none.
std::optional<std::vector<unsigned char>> from_base64(std::string_view text);

/// SHA-256 as 64 hexadecimal digits.
std::string sha256(std::string_view data);

/// SHA-256 in base64, as a Content-Security-Policy writes it.
std::string sha256_base64(std::string_view data);

/// BLAKE2b as 32 hexadecimal digits; stands in for a source's long line in the hash chain.
std::string digest(std::string_view data);

/// Returns a link of the hash chain: BLAKE2b over the previous link and `data`,
/// as 16 hexadecimal digits.
std::string chain(std::string_view former, std::string_view data);

/// Length in bytes of the link that ends each line of a log: ,"h":"…16 digits…"}
inline constexpr std::size_t kLinkLength = 16 + 8;

/// Whether `link` equals chain(former, data), without allocating a string.
bool is_chain(std::string_view link, std::string_view former, std::string_view data);

}  // namespace narrator
