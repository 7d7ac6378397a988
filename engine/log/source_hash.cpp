#include "engine/log/source_hash.hpp"

#include "engine/log/hash.hpp"
#include "engine/sources/bundled.hpp"

namespace narrator {

std::string sha256_of(const Source& source) {
  const BundledSource* bundled = bundled_as(source);
  return bundled != nullptr ? std::string(bundled->sha256) : sha256(source.text);
}

}  // namespace narrator
