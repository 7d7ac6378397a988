#include "engine/report/moments.hpp"

#include <array>

#include "engine/lists.hpp"
#include "engine/session/replay.hpp"

namespace narrator {
namespace {

// Returns the question in words, or what a correction corrects. A draw is asked of nobody; the
// game's words for what chance did are used if there are any.
std::string in_words(Machine& machine, const Question& question, const LogAnswer& logged,
                     const std::vector<std::string>& names) {
  const Catalogue& text = machine.text();
  if (logged.correction) {
    const std::string what = text.render_of_game("correct." + question.id, {}, names);
    if (question.of == 0) return what;
    return text.render("corrected-whose", {{"what", {what}}, {"player", {Player{question.of}}}},
                       names);
  }
  const std::string drawn = "drawn." + question.id;
  const bool told = logged.chance && text.find_of_game(drawn) != nullptr;
  const std::string id = told ? drawn : "ask." + question.id;
  return text.find_of_game(id) ? text.render_of_game(id, text_args(question), names)
                               : text.render("drawn-by-chance", {}, names);
}

// Returns the moment of an answer that is about to be given.
Moment put(Machine& machine, const Question& asked, const LogAnswer& answer, const Answer& given,
           const Session& session, const Reader& reader, const AnswerNumbering& numbers) {
  const std::vector<std::string>& names = session.names();
  Moment moment;
  moment.n = numbers.of(answer.n);
  moment.at = answer.at;
  moment.ask = asked.id;
  moment.of = name_of(asked.of, names);
  moment.ruling = answer.correction;
  const bool reminds = traits(asked.form).voters && !session.may_recall("votes", reader);
  moment.hidden = reminds || !may_see(asked.to, reader);
  if (moment.hidden) return moment;
  if (!answer.correction) machine.work_out_args();
  const Question& question = answer.correction ? asked : *machine.question();
  moment.prompt = in_words(machine, question, answer, names);
  moment.answer = to_json(to_words(question, given, names));
  return moment;
}

// Replays the game and keeps what the reader may see.
class MomentRecorder {
 public:
  MomentRecorder(Session& session, const Reader& reader)
      : session_(session),
        reader_(reader),
        numbers_(session, reader),
        machine_(session.setup().sources, session.setup().lang),
        remarks_(remarks(session, reader)) {}

  std::vector<Moment> run() {
    ReplayObserver observer;
    observer.before = [&](const Question& question, const LogAnswer& logged, const Answer& answer) {
      if (!knows_of(logged, reader_)) return;
      moments_.push_back(put(machine_, question, logged, answer, session_, reader_, numbers_));
      moments_.back().part = part_;
      moments_.back().round = round_;
    };
    observer.after = [&](const LogAnswer* logged, std::vector<Message>& said) {
      if (!logged) moments_.emplace_back();
      look(moments_.back(), std::move(said), logged ? logged->n : 0);
    };
    replay(machine_, session_.setup().table, session_.state(), observer);
    return std::move(moments_);
  }

 private:
  // Adds the table as it stands now, after answer `n`.
  void look(Moment& moment, std::vector<Message> said, int n) {
    append(moment.said, heard_again(session_, std::move(said), reader_));
    if (moment.ruling)  // which comes before its consequences
      std::stable_partition(moment.said.begin(), moment.said.end(),
                            [](const Message& said) { return said.id.starts_with("corrected"); });
    const Json status = machine_.status();
    for (; facts_ < machine_.facts().size(); ++facts_) {
      const Fact& fact = machine_.facts()[facts_];
      if (may_see(fact.to, reader_)) moment.facts.push_back(fact);
    }
    part_ = number_field(status, "part");
    round_ = number_field(status, "round");
    if (moment.n == 0) {
      moment.part = part_;
      moment.round = round_;
    }
    moment.display = Json::array();
    for (Json& widget : machine_.display()) {
      if (is_shown(session_, widget, reader_)) moment.display.push_back(std::move(widget));
    }
    for (; remarked_ < remarks_.size() && remarks_[remarked_].note.after <= n; ++remarked_) {
      moment.remarks.push_back(remarks_[remarked_]);
      LogNote& note = moment.remarks.back().note;
      note.after = numbers_.of(note.after);
    }
  }

  Session& session_;
  const Reader reader_;
  const AnswerNumbering numbers_;
  Machine machine_;
  int part_ = 0, round_ = 0;  // current
  std::vector<Moment> moments_;
  const std::vector<Remark> remarks_;
  std::size_t remarked_ = 0;
  std::size_t facts_ = 0;  // number of facts examined
};

}  // namespace

AnswerNumbering::AnswerNumbering(const Session& session, const Reader& reader) : upto_{0} {
  for (const LogAnswer& one : session.answers())
    upto_.push_back(upto_.back() + (knows_of(one, reader) ? 1 : 0));
}

int AnswerNumbering::answer_of(int number) const {
  if (number < 1 || number > count()) return 0;
  return static_cast<int>(std::ranges::lower_bound(upto_, number) - upto_.begin());
}

int AnswerNumbering::end(int number) const {
  return static_cast<int>(std::ranges::upper_bound(upto_, std::max(0, number)) - upto_.begin()) - 1;
}

std::vector<Moment> moments(Session& session, const Reader& reader) {
  return MomentRecorder(session, reader).run();
}

std::vector<Moment> answers_given(const Session& session, const Reader& reader) {
  Machine machine(session.setup().sources, session.setup().lang);
  const AnswerNumbering numbers(session, reader);
  std::vector<Moment> given;
  ReplayObserver observer;
  observer.before = [&](const Question& question, const LogAnswer& logged, const Answer& answer) {
    given.emplace_back();
    if (knows_of(logged, reader))
      given.back() = put(machine, question, logged, answer, session, reader, numbers);
  };
  replay(machine, session.setup().table, session.state(), observer);
  return given;
}

std::vector<Remark> remarks(Session& session, const Reader& reader) {
  static constexpr std::array<std::string_view, 8> known_to_all = {
      "ruling", "rename", "seats", "rules", "leave", "back", "recall", "open"};
  std::vector<Statement> claims;
  if (may_see_claims(session, reader)) claims = testimony(session).said;
  std::vector<Remark> remarks;
  auto claim = claims.begin();
  for (std::size_t i = 0; i < session.notes().size(); ++i) {
    LogNote note = session.notes()[i];
    // What was said after answers that an amendment took away stands at the end.
    note.after = std::min(note.after, static_cast<int>(session.answers().size()));
    const bool known = contains(known_to_all, note.kind);
    if (claim != claims.end() && claim->note == i) {
      remarks.push_back({note, std::move(*claim++)});
    } else if (!note.claim && (known || reader.who == Reader::Who::moderator)) {
      remarks.push_back({note});
    }
  }
  return remarks;
}

}  // namespace narrator
