#include "engine/log/source_lines.hpp"

#include <algorithm>

#include "engine/error.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_record.hpp"

namespace narrator {

void SourceLines::begin() {
  constexpr std::size_t kMostKnown = 16 << 20;  // bytes; all games together take a tenth
  digest_.clear();
  if (bytes_ >= kMostKnown) {
    known_.clear();
    bytes_ = 0;
  }
  promised_.clear();
  met_ = false;
}

void SourceLines::promise(std::string_view sha256) {
  auto found = known_.find(sha256);
  if (found == known_.end()) {
    found = known_.try_emplace(std::string(sha256)).first;
    bytes_ += 2 * sizeof(Known) + sha256.size();
  }
  promised_.push_back(&*found);
}

std::optional<std::string_view> SourceLines::next_known(FileLines& lines, std::size_t i) {
  met_ = false;
  if (i >= promised_.size() || promised_[i]->second.line.empty()) return std::nullopt;
  const auto line = lines.next_like(promised_[i]->second.line, kLinkLength);
  met_ = line.has_value();
  return line;
}

void SourceLines::learn(std::string_view line, std::size_t i, Source& source,
                        simdjson::dom::object parsed) {
  source.text = text(parsed["text"]);
  auto& [sha256, known] = *promised_[i];
  if (text(parsed["source"]) != source.name || sha256_of(source) != sha256)
    throw LogError("the text of {} is not the one the game began with", source.name);
  known = {std::string(line.substr(0, line.size() - kLinkLength)), source.text, digest_, false,
           bundled_as(source) != nullptr};
  bytes_ += 2 * line.size();
}

std::string_view SourceLines::digest_of(std::size_t i, std::string_view line) {
  if (!met_) return digest_ = digest(line);
  Known& known = promised_[i]->second;
  if (known.digest.empty()) known.digest = digest(line);
  return known.digest;
}

bool SourceLines::all_own() const {
  return std::ranges::all_of(promised_, [](const auto* one) { return one->second.own; });
}

int SourceLines::pass_over(FileLines& lines, std::vector<Source>& sources) {
  const std::size_t from = lines.position();
  std::size_t length = 0;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const Known& known = promised_[i]->second;
    if (known.line.empty()) return 0;
    sources[i].text = known.text;
    length += known.line.size() + kLinkLength + 1;
  }
  if (length == 0) return 0;
  lines.seek(from + length - 1);
  if (lines.next() == "" && lines.is_whole()) return static_cast<int>(sources.size());
  lines.seek(from);
  return 0;
}

}  // namespace narrator
