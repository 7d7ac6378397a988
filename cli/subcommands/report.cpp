#include "engine/report/report.hpp"

#include <memory>

#include <unistd.h>

#include "cli/display/json_lines.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"
#include "cli/subcommands/log_path.hpp"
#include "cli/subcommands/reader_option.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/whole_file.hpp"
#include "cli/terminal/passphrase.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

struct ReportOptions {
  std::string log, as, lang, file, format = "html";
};

std::string written(const Report& report, const Session& session, const Reader& reader,
                    const std::string& format, const Terminal& terminal) {
  if (format == "json") return json_text(report_json(report, session)) + "\n";
  const Drawing drawing(terminal, session.text(), session.names());
  const Document document = compose(report, session, reader);
  if (format == "html") return html_page(document, drawing);
  if (format == "md") return markdown(document, drawing);
  if (format == "csv") return csv(document);
  return plain_text(document, drawing);
}

void write_report(const ReportOptions& options) {
  const std::string path = log_or_newest(options.log);
  LogContents log = LogReader(ask_passphrase()).read(path);
  if (!options.lang.empty()) change_language(log, options.lang);
  Session session = Session::open(log, path, false, utc_now);
  const Reader reader = reader_named(options.as, session.names());
  const Report report = make_report(session, log.at, reader);
  const Terminal terminal = options.file.empty() ? terminal_at(STDOUT_FILENO) : Terminal{};
  write_whole(options.file, written(report, session, reader, options.format, terminal));
}

}  // namespace

void add_report(CLI::App& app) {
  const auto options = std::make_shared<ReportOptions>();
  CLI::App* command = app.add_subcommand("report", "Make a page of a whole game");
  command->add_option("LOG", options->log, "the game's log; without it, the newest one");
  command->add_option("-o", options->file, "write to this file, whole or not at all")
      ->type_name("FILE");
  command
      ->add_option("--as", options->as, "for whose eyes: public (default), moderator, or a player")
      ->type_name("WHO");
  command->add_option("--lang", options->lang, "in another language than the game's")
      ->type_name("LANG")
      ->check(CLI::IsMember(languages()));
  command->add_option("--format", options->format, "html (default), md, text, csv or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"html", "md", "text", "csv", "json"}));
  command->callback([options] { write_report(*options); });
}

}  // namespace narrator::cli
