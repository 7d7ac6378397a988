// Initialization of libsodium.
#pragma once

#include <stdexcept>

#include <sodium.h>

namespace narrator {

/// Call before any other function of libsodium. Throws std::runtime_error.
inline void start_sodium() {
  static const bool started = sodium_init() >= 0;
  if (!started) throw std::runtime_error("libsodium cannot start: no source of randomness");
}

}  // namespace narrator
