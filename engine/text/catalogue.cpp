#include "engine/text/catalogue.hpp"

#include <algorithm>
#include <optional>

#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

/// Returns the number by which `{name:one|many}` chooses.
std::optional<std::int64_t> number_of(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) return *number;
  if (const auto* list = std::get_if<std::vector<Value>>(&value.data))
    return static_cast<std::int64_t>(list->size());
  return std::nullopt;
}

/// Returns what follows names: "さん" of "{name}さん".
std::vector<std::string> titles_in(const std::string& titled_names) {
  constexpr std::string_view name = "{name}";
  std::vector<std::string> titles;
  for (const std::string& titled : items(titled_names)) {
    if (titled.starts_with(name) && titled != name) titles.push_back(titled.substr(name.size()));
  }
  return titles;
}

}  // namespace

std::size_t find_outside_braces(std::string_view text, char wanted) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (depth == 0 && text[i] == wanted) return i;
    if (text[i] == '{') ++depth;
    if (text[i] == '}') --depth;
  }
  return text.size();
}

struct Catalogue::Filling {
  const Catalogue& texts;
  const Args& args;
  const std::vector<std::string>& names;
  std::string out{};
  int depth = 0;                                // nesting depth of choices
  static constexpr std::size_t longest = 8192;  // bytes; once exceeded, no more values are added

  void show(const Value& value) {
    if (out.size() > longest) return;  // a stranger's text may repeat a long list endlessly
    if (const auto* word = std::get_if<Word>(&value.data)) {
      out += texts.word(word->text);
    } else if (const auto* number = std::get_if<std::int64_t>(&value.data)) {
      out += std::to_string(*number);
    } else if (const auto* player = std::get_if<Player>(&value.data)) {
      show_player(player->seat);
    } else if (const auto* list = std::get_if<std::vector<Value>>(&value.data)) {
      show_list(*list);
    } else {
      out += std::get<std::string>(value.data);
    }
  }

  void show_player(int seat) {
    if (seat < 1 || static_cast<std::size_t>(seat) > names.size()) {
      out += '#' + std::to_string(seat);
    } else {
      out += names[static_cast<std::size_t>(seat) - 1];
    }
  }

  void show_list(const std::vector<Value>& list) {
    const std::string* found = list.size() > 1 ? texts.find("list.separator") : nullptr;
    const std::string_view separator = found ? std::string_view(*found) : ", ";
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out += separator;
      show(list[i]);
    }
  }

  /// Fills in the placeholder between a pair of braces.
  void fill_placeholder(std::string_view inside) {
    const auto colon = inside.find(':');
    const std::string_view name = inside.substr(0, colon);
    const Value* value = narrator::find(args, name);
    if (value == nullptr) return verbatim(inside);
    if (colon == std::string_view::npos) return show(*value);
    const auto number = number_of(*value);
    if (!number) return verbatim(inside);
    const std::string_view choices = inside.substr(colon + 1);
    const auto bar = find_outside_braces(choices, '|');
    if (*number == 1 || bar == choices.size()) return fill(choices.substr(0, bar));
    fill(choices.substr(bar + 1));
  }

  void verbatim(std::string_view inside) {
    out += '{';
    out += inside;
    out += '}';
  }

  void fill(std::string_view text) {
    if (depth > 4) return verbatim(text);
    ++depth;
    fill_parts(text);
    --depth;
  }

  // A name that was given with its title, as 先生, gets no other behind it.
  void drop_second_title(std::string_view& text) const {
    const auto is_titled = [&](const std::string& title) { return out.ends_with(title); };
    if (!texts.titles_.empty() && text.starts_with(texts.titles_[0]) &&
        std::ranges::any_of(texts.titles_, is_titled))
      text.remove_prefix(texts.titles_[0].size());
  }

  void fill_parts(std::string_view text) {
    while (!text.empty()) {
      const auto brace = text.find('{');
      out += text.substr(0, brace);
      if (brace == std::string_view::npos) return;
      text.remove_prefix(brace + 1);
      if (text.starts_with('{')) {
        out += '{';
        text.remove_prefix(1);
        continue;
      }
      const auto end = find_outside_braces(text, '}');
      if (end == text.size()) {  // never closed, so not a placeholder
        out += '{';
        continue;
      }
      fill_placeholder(text.substr(0, end));
      text.remove_prefix(end + 1);
      drop_second_title(text);
    }
  }
};

void Catalogue::add(const std::string& id, std::string text) {
  constexpr std::string_view prefix = "word.";
  if (id.starts_with(prefix)) words_[id.substr(prefix.size())] = text;
  texts_[id] = std::move(text);
}

void Catalogue::add_own(const std::string& id, std::string text) {
  if (id.starts_with("word.") || id.starts_with("also.")) return add(id, std::move(text));
  if (id == "name.also") titles_ = titles_in(text);
  own_[id] = std::move(text);
}

const std::string* Catalogue::find(const std::string& id) const {
  const std::string* own = found_in(own_, id);
  return own ? own : found_in(texts_, id);
}

const std::string* Catalogue::find_of_game(const std::string& id) const {
  const std::string* text = found_in(texts_, id);
  return text ? text : found_in(own_, id);
}

std::string Catalogue::render(const std::string& id, const Args& args,
                              const std::vector<std::string>& names) const {
  return fill(find(id), id, args, names);
}

std::string Catalogue::render_of_game(const std::string& id, const Args& args,
                                      const std::vector<std::string>& names,
                                      std::string storage) const {
  return fill(find_of_game(id), id, args, names, std::move(storage));
}

std::string Catalogue::fill(const std::string* text, const std::string& id, const Args& args,
                            const std::vector<std::string>& names, std::string storage) const {
  if (!text) return '<' + id + '>';
  storage.clear();
  Filling filling{*this, args, names, std::move(storage)};
  filling.out.reserve(text->size() + 96);  // most texts fit, and so does the next in their storage
  filling.fill(*text);
  return std::move(filling.out);
}

const std::string& Catalogue::word(const std::string& word) const {
  const auto shown = words_.find(word);
  return shown == words_.end() ? word : shown->second;
}

std::vector<std::string> Catalogue::spellings(const std::string& word) const {
  std::vector<std::string> list{this->word(word)};
  const std::string* also = find("also." + word);
  if (also == nullptr) return list;
  for (std::string& spelling : items(*also)) {
    if (!spelling.empty()) list.push_back(std::move(spelling));
  }
  return list;
}

std::vector<std::string> Catalogue::titled(const std::string& name) const {
  std::vector<std::string> list;
  const std::string* also = find("name.also");
  if (also == nullptr) return list;
  for (const std::string& one : items(*also))
    list.push_back(fill(&one, one, {{"name", Value{Player{1}}}}, {name}));
  for (const std::string& title : titles_) {
    if (name.ends_with(title) && name != title)
      list.push_back(name.substr(0, name.size() - title.size()));
  }
  return list;
}

}  // namespace narrator
