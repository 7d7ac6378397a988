#include "engine/log/line_cipher.hpp"

#include <mutex>
#include <vector>

#include <fmt/format.h>

#include "engine/chance/sodium.hpp"
#include "engine/error.hpp"
#include "engine/log/hash.hpp"
#include "engine/question/question.hpp"
#include "engine/text/letters.hpp"

namespace narrator {
namespace {

constexpr std::string_view kBeginning = "{\"narrator-sealed\":";
constexpr unsigned long long kMostPasses = 4;  // twice as many as were ever written
constexpr std::size_t kMostMemory = std::size_t{128} << 20;
constexpr std::uint64_t kVersion = 2, kAsTyped = 1;  // versions of the first line
constexpr std::size_t kNonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
                      kTag = crypto_aead_xchacha20poly1305_ietf_ABYTES;

}  // namespace

LineCipher::LineCipher(std::string_view passphrase)
    : passes_(crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE),
      memory_(crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE) {
  start_sodium();
  randombytes_buf(salt_.data(), salt_.size());
  make_key(composed(passphrase));
}

LineCipher::LineCipher(std::string_view first_line, const std::function<std::string()>& ask,
                       Typed typed) {
  start_sodium();
  const Json json = shallow_json(first_line);
  const auto number = [&](const char* key) -> std::uint64_t {
    const auto found = json.find(key);
    return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
  };
  const std::uint64_t version = number("narrator-sealed");
  if (version != kVersion && version != kAsTyped)
    throw LogError("this log is sealed in a way that this narrator does not know; a newer one may");
  as_typed_ = version == kAsTyped;
  passes_ = number("passes");
  memory_ = number("memory");
  const auto salt = json.find("salt");
  const auto bytes = salt != json.end() && salt->is_string() ? from_base64(salt->get<std::string>())
                                                             : std::nullopt;
  if (passes_ > kMostPasses || memory_ > kMostMemory)
    throw LogError("the key of this log takes more work than that of any that was written");
  if (!bytes || bytes->size() != kSalt || passes_ < 1 ||
      memory_ < crypto_pwhash_argon2id_MEMLIMIT_MIN)
    throw LogError("the first line of this sealed log was changed");
  std::copy(bytes->begin(), bytes->end(), salt_.begin());
  if (first_line != this->first_line())
    throw LogError("the first line of this sealed log was changed");
  const bool as_it_is = as_typed_ && typed == Typed::as_it_is;
  const std::string passphrase = ask();
  make_key(as_it_is                     ? passphrase
           : typed == Typed::decomposed ? decomposed(passphrase)
                                        : composed(passphrase));
}

LineCipher::~LineCipher() { sodium_memzero(key_.data(), key_.size()); }

// One key at a time, so that many strangers' logs need no more memory than one.
void LineCipher::make_key(std::string_view passphrase) {
  static std::mutex one_at_a_time;
  const std::lock_guard alone(one_at_a_time);
  if (crypto_pwhash(key_.data(), key_.size(), passphrase.data(), passphrase.size(), salt_.data(),
                    passes_, memory_, crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw LogError("the key takes {} MiB of memory, which is not there", memory_ >> 20);
}

bool LineCipher::is_first_line(std::string_view line) { return line.starts_with(kBeginning); }

std::string LineCipher::first_line() const {
  return fmt::format("{}{},\"key\":\"argon2id\",\"passes\":{},\"memory\":{},\"salt\":\"{}\"}}",
                     kBeginning, as_typed_ ? kAsTyped : kVersion, passes_, memory_, base64(salt_));
}

std::string LineCipher::seal(std::string_view line, std::string_view former) const {
  std::vector<unsigned char> bytes(kNonce + line.size() + kTag);
  randombytes_buf(bytes.data(), kNonce);
  crypto_aead_xchacha20poly1305_ietf_encrypt(bytes.data() + kNonce, nullptr, bytes_of(line),
                                             line.size(), bytes_of(former), former.size(), nullptr,
                                             bytes.data(), key_.data());
  return base64(bytes);
}

std::optional<std::string> LineCipher::open(std::string_view sealed,
                                            std::string_view former) const {
  const auto bytes = from_base64(sealed);
  if (!bytes || bytes->size() < kNonce + kTag) return std::nullopt;
  std::string line(bytes->size() - kNonce - kTag, '\0');
  if (crypto_aead_xchacha20poly1305_ietf_decrypt(
          reinterpret_cast<unsigned char*>(line.data()), nullptr, nullptr, bytes->data() + kNonce,
          bytes->size() - kNonce, bytes_of(former), former.size(), bytes->data(), key_.data()) != 0)
    return std::nullopt;
  return line;
}

}  // namespace narrator
