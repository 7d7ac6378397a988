// recall: who may see past votes, marks and claims again.
#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

void tell(CommandContext& context) {
  const Session& session = context.session;
  context.output.notice(text(session, "recall-now"));
  for (const std::string_view item : kRecallItems) {
    const std::string& who = reader_of(session.recall(), item);
    context.output.notice(text(session, "recall-one",
                               {{"item", {text(session, "recall." + std::string(item))}},
                                {"who", {text(session, "recall." + who)}}}));
  }
}

}  // namespace

void recall_command(CommandContext& context, const Line& words) {
  if (!words.words().empty()) {
    const auto now = changed(context.session.recall(), words.words());
    if (const auto* wrong = std::get_if<std::string>(&now)) {
      refuse(context.session, "recall-how", {{"typed", {printable(*wrong)}}});
    }
    context.session.change_recall(std::get<Recall>(now));
  }
  tell(context);
}

}  // namespace narrator::cli
