#include "cli/subcommands/listing.hpp"

#include <fmt/format.h>

#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {

std::string sanitised_in(const Texts& texts, const std::string& lang) {
  return sanitised(texts.in(lang));
}

void list_own(const std::string& path, const std::function<void()>& list) {
  try {
    list();
  } catch (const Error& e) {
    const auto* script = dynamic_cast<const ScriptError*>(&e);
    print_paragraph(file_stem(path) + in_place(path));
    print_paragraph("is wrong: " + (script == nullptr ? e.what() : placed(script->slip())), kBelow);
  }
}

}  // namespace narrator::cli
