#include "engine/log/recall.hpp"

#include "engine/lists.hpp"

namespace narrator {
const std::string& reader_of(const Recall& recall, std::string_view item) {
  static const std::string everybody(kRecallReaders[0]);
  const std::string* found = found_in(recall, std::string(item));
  return found ? *found : everybody;
}

namespace {

// Applies `votes=nobody` or `nobody`. Returns false for any other word.
bool change(Recall& recall, const std::string& word) {
  const auto equals = word.find('=');
  const std::string reader = word.substr(equals == word.npos ? 0 : equals + 1);
  if (!contains(kRecallReaders, reader)) return false;
  if (equals != word.npos) {
    const std::string item = word.substr(0, equals);
    if (!contains(kRecallItems, item)) return false;
    recall[item] = reader;
    return true;
  }
  for (const std::string_view item : kRecallItems) recall[std::string(item)] = reader;
  return true;
}

}  // namespace

bool may_recall(const Recall& recall, std::string_view item, const Reader& reader) {
  const std::string& who = reader_of(recall, item);
  return who == "everybody" || (who == "moderator" && reader.who == Reader::Who::moderator);
}

std::variant<Recall, std::string> changed(Recall recall, Tokens words) {
  for (const Token& word : words) {
    if (!change(recall, word.normalised)) return word.typed;
  }
  std::erase_if(recall, [](const auto& one) { return one.second == "everybody"; });
  return recall;
}

std::string in_words(const Recall& recall) {
  std::string words;
  for (const std::string_view item : kRecallItems)
    words += (words.empty() ? "" : " ") + std::string(item) + "=" + reader_of(recall, item);
  return words;
}

}  // namespace narrator
