// The commands note, ruling and claim, which add to the log without answering. The log names each
// entry after its command.
#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/testimony/testimony.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Changes "dan was absent" to "Dan: was absent" if `dan` is a whole name, which makes it a note
// about that player.
std::string about_player(const Session& session, const Line& words) {
  const auto [match, size] = Lexicon::of_players(words_of(session)).read(words.words());
  const bool whole = match.one() && match.exact && words.words().front().normalised.size() > 1 &&
                     !whole_number(words.words().front().normalised);
  if (!whole || words.words().size() <= size) return words.text();
  const std::string& name = name_at(match.found.front() + 1, session.names());
  const std::string rest = words.after(size).text();
  return text(
      session, "note-about",
      {{"player", {name}}, {"text", {trim(rest.starts_with(':') ? rest.substr(1) : rest)}}});
}

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

void write_down_command(CommandContext& context, const Line& words) {
  context.session.note(std::string(context.command), context.command == "note"
                                                         ? about_player(context.session, words)
                                                         : words.text());
  context.output.notice(text(context.session, "noted"));
}

// A contradiction is reported elsewhere, together with all other new findings.
void claim_command(CommandContext& context, const Line& words) {
  Machine& machine = context.session.machine();
  std::optional<std::vector<Topic>> topics;
  if (machine.has_topics()) topics = machine.topics();
  const Claim claim = parse_claim(words, topics, words_of(context.session));
  const Statement said = testimony(context.session, &claim).said.back();
  context.session.note("claim", said.text, said.claim);
  context.output.testimony(context.session, said);
}

void recall_command(CommandContext& context, const Line& words) {
  if (!words.words().empty()) {
    const auto now = changed(context.session.recall(), words.words());
    if (const auto* wrong = std::get_if<std::string>(&now))
      refuse(context.session, "recall-how", {{"typed", {printable(*wrong)}}});
    context.session.change_recall(std::get<Recall>(now));
  }
  tell(context);
}

}  // namespace narrator::cli
