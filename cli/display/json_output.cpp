#include <cstdio>

#include <fmt/format.h>

#include "cli/display/output.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_json.hpp"
#include "engine/report/report.hpp"

namespace narrator::cli {
namespace {

class JsonOutput : public Output {
 public:
  void say(Session& session, const std::vector<Message>& messages) override {
    for (const Message& said : messages) print_json_line(said, session.names());
  }

  void ask(Session& session, const Question& question) override {
    print_json_line("ask", question_json(&question, session.names(), {Reader::Who::moderator, 0}));
  }

  void refuse(const Refusal& refusal) override {
    print_json_line("error", {{"text", refusal.lines()}});
  }
  void notice(const std::string& text) override { fmt::print(stderr, "{}\n", sanitised(text)); }
  void testimony(const Session& session, const Statement& said) override {
    print_json_line("claim", statement_json(said, session.names()));
  }

  void proof(const Session& session, const Contradiction& proof) override {
    print_json_line("finding", proof_json(proof, session.names()));
  }

  void echo(const std::string&) override {}

  void end(Session& session) override { print_json_line("end", session.result().value_or(Json())); }

  void board(Session& session, const Reader&) override {
    print_json_line("status", status_json(session, {Reader::Who::moderator, 0}));
  }

  void told(const Session&, std::string_view what, const Json& widgets) override {
    print_json_line(what, {{"widgets", widgets}});
  }

  void claims(Session& session, const Reader&, int seat) override {
    const Testimony heard = of_player(::narrator::testimony(session), seat);
    const auto json = [&](const Statement& one) { return statement_json(one, session.names()); };
    print_json_line("claims", {{"testimony", mapped(heard.said, json)}});
  }
};

}  // namespace

std::unique_ptr<Output> json_output() { return std::make_unique<JsonOutput>(); }

JsonText json_text(const Json& value) { return JsonText::text(in_one_line(value)); }

void print_json_line(std::string_view key, Json value) {
  fmt::print("{}\n", json_text({{key, std::move(value)}}));
}

void print_json_line(const Message& said, const std::vector<std::string>& names) {
  print_json_line("say",
                  {{"to", audience_json(said.to, names)}, {"id", said.id}, {"text", said.text}});
}

}  // namespace narrator::cli
