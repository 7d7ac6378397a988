// libsodium, ready for use.
#pragma once

#include <stdexcept>

#include <sodium.h>

namespace narrator {

/// Must have run before anything of libsodium is used: without it there is no randomness, and
/// hashing does not know what the processor can. Throws std::runtime_error where it cannot start.
inline void start_sodium() {
  static const bool started = sodium_init() >= 0;
  if (!started) throw std::runtime_error("libsodium cannot start: no source of randomness");
}

}  // namespace narrator
