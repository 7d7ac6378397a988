#include "cli/table/sealing.hpp"

#include <cstdio>

#include "cli/display/json_lines.hpp"
#include "cli/display/output.hpp"
#include "cli/table/modes/welcoming.hpp"
#include "engine/chance/seal.hpp"
#include "engine/machine.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {

bool seal(Setup& setup, Input& input, bool json) {
  const Catalogue texts = interface_texts(setup.lang);
  setup.seal = {seal_of(setup.seed), {}};
  const auto show = [&] {
    if (json) return print_json_line("seal", {{"mark", setup.seal.mark}});
    text_output()->notice(texts.render("seal.made", {{"mark", {setup.seal.mark}}}, {}));
  };
  const auto take = [&](const Line& line) {
    setup.seal.words = sanitised(line.text());
    return true;
  };
  InputStack modes(input);
  modes.surround({.about_to_wait = [] { std::fflush(stdout); },
                  .interrupted = texts.render("welcome.interrupted", {}, {})});
  return Welcoming(modes, {}, take, show).run() || !input.interactive();
}

}  // namespace narrator::cli
