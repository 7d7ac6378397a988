#include "engine/log/source_lines.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_record.hpp"
#include "engine/log/source_hash.hpp"

namespace narrator {
namespace {

constexpr std::size_t kMostKnown = 1000;  // all games and house rules are some hundreds

}  // namespace

void SourceLines::begin(std::vector<std::string> promised) {
  promised_ = std::move(promised);
  met_ = nullptr;
}

std::optional<std::string_view> SourceLines::next_known(FileLines& lines, std::size_t i) {
  met_ = nullptr;
  if (i >= promised_.size()) return std::nullopt;
  const auto found = known_.find(promised_[i]);
  if (found == known_.end()) return std::nullopt;
  const auto line = lines.next_like(found->second.line, kLinkLength);
  if (line) met_ = &found->second;
  return line;
}

void SourceLines::learn(std::string_view line, std::size_t i, Source& source,
                        simdjson::dom::object parsed) {
  source.text = text(parsed["text"]);
  if (text(parsed["source"]) != source.name || sha256_of(source) != promised_[i])
    throw LogError(fmt::format("the text of {} is not the one the game began with", source.name));
  if (known_.size() == kMostKnown) known_.clear();
  known_[promised_[i]] = {std::string(line.substr(0, line.size() - kLinkLength)), source.text};
}

int SourceLines::pass_over(FileLines& lines, std::vector<Source>& sources) {
  const std::size_t from = lines.position();
  std::size_t length = 0;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const auto found = known_.find(promised_[i]);
    if (found == known_.end()) return 0;
    sources[i].text = found->second.text;
    length += found->second.line.size() + kLinkLength + 1;
  }
  if (length == 0 || !lines.seek(from + length - 1)) return 0;
  if (lines.next() == "" && lines.is_whole()) return static_cast<int>(sources.size());
  lines.seek(from);
  return 0;
}

}  // namespace narrator
