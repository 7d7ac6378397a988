#include "engine/report/report.hpp"

#include <memory>

#include <unistd.h>

#include "cli/display/json_lines.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/opened_log.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/whole_file.hpp"

namespace narrator::cli {
namespace {

struct ReportOptions {
  LogOptions log;
  std::string file, format = "html";
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
  auto [began, session, reader] = open_log(options.log);
  const Report report = make_report(session, began, reader);
  const Terminal terminal = options.file.empty() ? terminal_at(STDOUT_FILENO) : Terminal{};
  write_whole(options.file, written(report, session, reader, options.format, terminal));
}

}  // namespace

void add_report(CLI::App& command) {
  const auto options = std::make_shared<ReportOptions>();
  options->log.add_to(command);
  options->log.once = true;
  command.add_option("-o", options->file, "write to this file, whole or not at all")
      ->type_name("FILE")
      ->check(not_empty("a file, such as game.html"));
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command.add_option("--format", options->format, "html (default), md, text, csv or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"html", "md", "text", "csv", "json"}));
  command.callback([options] { write_report(*options); });
}

}  // namespace narrator::cli
