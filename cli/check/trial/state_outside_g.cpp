#include "cli/check/trial/state_outside_g.hpp"

#include <regex>

#include <fmt/format.h>

namespace narrator::cli {
namespace {

// Whether the name is given something again, or something inside of it is.
bool is_written_to(const std::string& text, const std::string& name) {
  const std::regex again("(^|\\n)[^\\n-]*[^\\w.\\n]" + name +
                         "(\\.\\w+|\\[[^\\]\\n]*\\])*(, *\\w+)* = ");
  const std::regex inserted("table\\.(insert|remove)\\(" + name + "\\b");
  return std::regex_search(text, again) || std::regex_search(text, inserted);
}

}  // namespace

Slip kept_outside(const Authored& authored) {
  static const std::regex declared("^local (\\w+)( *,.*)?( *=.*)?$");
  for (const Source& source : authored.sources()) {
    std::string rest = source.text.str();
    int line = 0;
    while (!rest.empty()) {
      ++line;
      const auto end = rest.find('\n');
      const std::string here = rest.substr(0, end);
      rest.erase(0, end == rest.npos ? rest.size() : end + 1);
      std::smatch match;
      if (std::regex_match(here, match, declared) && match[1] != "function" &&
          is_written_to(rest, match[1]))
        return {source.name, line, static_cast<std::size_t>(match.position(1)),
                fmt::format("'{}' is written to while the game goes on", match[1].str())};
    }
  }
  return {};
}

}  // namespace narrator::cli
