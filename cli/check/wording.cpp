#include <algorithm>

#include <fmt/format.h>

#include "cli/check/slips.hpp"
#include "engine/lists.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

class Wording {
 public:
  Wording(const TextsById& english, const std::string& lang, const Authored& authored, Watch& watch)
      : english_(english), lang_(lang), authored_(authored), watch_(watch) {}

  void check(const std::string& id, const std::string& text) const {
    const Template found = read_template(text);
    if (!found.wrong.empty()) tell(id, fmt::format("text '{}' {}", id, found.wrong));
    if (id.starts_with("also.")) return;  // each language has spellings of its own
    if (const std::string* original = found_in(english_, id)) {
      check_names(id, found.names, read_template(*original).names);
    } else {
      tell(id,
           fmt::format("there is no English text '{}'{}", id, did_you_mean(id, keys_of(english_))));
    }
  }

 private:
  void tell(const std::string& id, std::string message) const {
    watch_.add(authored_.text(id, lang_, std::move(message)));
  }

  void check_names(const std::string& id, const std::vector<std::string>& names,
                   const std::vector<std::string>& known) const {
    for (const std::string& name : names) {
      if (contains(known, name)) continue;
      const std::string has = fmt::format("text '{}' has {{{}}}, which ", id, name);
      Slip slip = authored_.text(id, lang_, has + "the English one has not");
      const bool told =  // when it was shown, as nobody gives it then
          std::ranges::any_of(watch_.slips, [&](const Slip& one) {
            return one.file == slip.file && one.line == slip.line && one.message.starts_with(has);
          });
      slip.message += did_you_mean(name, known);
      if (!told) watch_.add(std::move(slip));
    }
  }

  const TextsById& english_;
  const std::string& lang_;
  const Authored& authored_;
  Watch& watch_;
};

}  // namespace

void check_wording(const TextsById& texts, const TextsById& english, const std::string& lang,
                   const Authored& authored, Watch& watch) {
  const Wording wording(english, lang, authored, watch);
  for (const auto& [id, text] : texts) wording.check(id, text);
}

}  // namespace narrator::cli
