#include "engine/chance/random.hpp"

#include <cassert>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/sodium.hpp"

namespace narrator {
namespace {

// Returns the first `count` numbers of a shuffle of 0..n-1.
std::vector<int> sample(std::size_t n, std::size_t count, Random& random) {
  assert(count <= n);
  std::vector<int> all(n);
  std::iota(all.begin(), all.end(), 0);
  for (std::size_t i = 0; i < count; ++i)
    std::swap(all[i], all[i + random.below(static_cast<std::uint32_t>(n - i))]);
  all.resize(count);
  return all;
}

std::vector<int> draw_deal(const Question& question, Random& random) {
  assert(question.copies.size() == question.options.size());
  std::vector<int> faces;
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    faces.insert(faces.end(), static_cast<std::size_t>(std::max(question.copies[i], 0)),
                 static_cast<int>(i));
  }
  std::vector<int> picks;
  for (const int card : sample(faces.size(), std::min(places(question), faces.size()), random))
    picks.push_back(faces[static_cast<std::size_t>(card)]);
  return picks;
}

// Uses unsigned arithmetic because the size of the range may not fit into an int.
int draw_number(const Question& question, Random& random) {
  assert(question.min <= question.max);
  const auto least = static_cast<std::uint32_t>(question.min),
             most = static_cast<std::uint32_t>(question.max);
  return static_cast<int>(least + random.below(most - least + 1));
}

}  // namespace

Random::Random(std::string_view seed, std::uint64_t purpose) {
  start_sodium();
  crypto_generichash(key_.data(), key_.size(), reinterpret_cast<const unsigned char*>(seed.data()),
                     seed.size(), reinterpret_cast<const unsigned char*>("narrator chance!"), 16);
  for (std::size_t i = 0; i < 8; ++i) key_[i] ^= static_cast<unsigned char>(purpose >> (8 * i));
}

void Random::fill() {
  std::array<unsigned char, sizeof numbers_> bytes{};
  std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce{};
  for (std::size_t i = 0; i < 8; ++i) nonce[i] = static_cast<unsigned char>(block_ >> (8 * i));
  ++block_;
  crypto_stream_chacha20(bytes.data(), bytes.size(), nonce.data(), key_.data());
  for (std::size_t i = 0; i < numbers_.size(); ++i) {  // little-endian on every machine
    numbers_[i] = std::uint32_t{bytes[4 * i]} | std::uint32_t{bytes[4 * i + 1]} << 8 |
                  std::uint32_t{bytes[4 * i + 2]} << 16 | std::uint32_t{bytes[4 * i + 3]} << 24;
  }
  at_ = 0;
}

std::uint32_t Random::below(std::uint32_t n) {
  assert(n > 0);
  const std::uint32_t reject = -n % n;  // smaller numbers would favour small results
  for (;;) {
    if (at_ == numbers_.size()) fill();
    const std::uint32_t x = numbers_[at_++];
    if (x >= reject) return x % n;
  }
}

std::string chance_seed(const std::string& seed, const Seal& seal) {
  return seal.mark.empty() ? seed : seed + "\n" + seal.words;
}

Random chance_of(const std::string& chance_seed, int number, int redeals) {
  assert(number >= 0 && redeals >= 0);
  return {chance_seed, static_cast<std::uint64_t>(number) | static_cast<std::uint64_t>(redeals)
                                                                << 32};
}

bool is_seed(std::string_view text) {
  return !text.empty() && text.size() <= 64 &&
         text.find_first_not_of("0123456789abcdefABCDEF") == text.npos;
}

std::string fresh_seed() {
  start_sodium();
  std::array<unsigned char, 16> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return fmt::format("{:02x}", fmt::join(bytes, ""));
}

int draw_weighted(const std::vector<std::uint32_t>& weights, Random& random) {
  assert(std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}) <= UINT32_MAX);
  assert(std::ranges::any_of(weights, [](std::uint32_t one) { return one > 0; }));
  std::uint32_t at = random.below(std::accumulate(weights.begin(), weights.end(), 0U));
  int index = 0;
  while (at >= weights[static_cast<std::size_t>(index)])
    at -= weights[static_cast<std::size_t>(index++)];
  return index;
}

Answer draw(const Question& question, Random& random) {
  Answer answer;
  const auto options = static_cast<std::uint32_t>(question.options.size());
  switch (question.form) {
    case Form::choose: {
      const auto spread = static_cast<std::uint32_t>(question.max - question.min + 1);
      const auto count =
          static_cast<std::uint32_t>(question.min) + (spread > 1 ? random.below(spread) : 0);
      if (count == 1) {
        answer.picks.push_back(static_cast<int>(random.below(options)));
      } else {
        answer.picks = sample(options, count, random);
      }
      break;
    }
    case Form::confirm: answer.picks.push_back(static_cast<int>(random.below(2))); break;
    case Form::ballots:
      for (std::size_t i = 0; i < question.slots.size(); ++i) {
        const std::vector<int> picks = allowed(question, i);
        answer.picks.push_back(picks[random.below(static_cast<std::uint32_t>(picks.size()))]);
      }
      break;
    case Form::deal: answer.picks = draw_deal(question, random); break;
    case Form::number: answer.picks.push_back(draw_number(question, random)); break;
    case Form::acknowledge: break;
  }
  return answer;
}

namespace {

// Crockford's alphabet, which lacks I, L, O and U.
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kLength = 20, kGroup = 5;  // letters of 5 bits each

}  // namespace

std::string seal_of(std::string_view seed) {
  start_sodium();
  std::array<unsigned char, crypto_generichash_BYTES> digest;
  crypto_generichash(digest.data(), digest.size(),
                     reinterpret_cast<const unsigned char*>(seed.data()), seed.size(),
                     reinterpret_cast<const unsigned char*>("narrator's seal!"), 16);
  std::string mark;
  for (std::size_t i = 0; i < kLength; ++i) {
    unsigned letter = 0;
    for (std::size_t bit = 5 * i; bit < 5 * (i + 1); ++bit)
      letter = letter << 1 | (digest[bit / 8] >> (7 - bit % 8) & 1U);
    if (i > 0 && i % kGroup == 0) mark += '-';
    mark += kLetters[letter];
  }
  return mark;
}

}  // namespace narrator
