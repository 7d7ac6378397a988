#include "engine/report/report.hpp"

#include <filesystem>
#include <memory>
#include <utility>

#include <CLI/CLI.hpp>
#include <strings.h>
#include <unistd.h>

#include "cli/display/output.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"
#include "cli/setup/opened_log.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/whole_file.hpp"
#include "engine/error.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

struct ReportOptions {
  LogOptions log;
  std::string file, format;  // "": according to the file's extension, or else html
};

// Returns the format for the file's extension: "" if it has none, "?" if it is unknown. csv is
// recognised only to be refused.
std::string format_of(const std::string& file) {
  constexpr std::pair<const char*, const char*> kEndings[] = {
      {".html", "html"}, {".htm", "html"},  {".md", "md"},      {".markdown", "md"}, {"", ""},
      {".txt", "text"},  {".json", "json"}, {".jsonl", "json"}, {".csv", "csv"}};
  const std::string ending = std::filesystem::path(file).extension();
  for (const auto& [known, format] : kEndings)
    if (strcasecmp(ending.c_str(), known) == 0) return format;
  return "?";
}

std::string format_of(const ReportOptions& options) {
  const std::string ending = format_of(options.file);
  if (ending == "?" && options.format.empty())
    throw Error(Exit::usage,
                "-o {}: expected a name that ends in .html, .md, .txt or .json, such as game.html; "
                "or say which with --format",
                sanitised(options.file));
  if (!options.format.empty() && !ending.empty() && ending != "?" && options.format != ending)
    throw Error(Exit::usage, "-o {}: that is a name for {}, and --format says {}",
                sanitised(options.file), ending, options.format);
  const std::string format = options.format.empty() ? ending : options.format;
  if (format == "csv")
    throw Error(
        Exit::usage,
        "a report is no table: narrator stats --rows csv has a row a game, and --format json "
        "the course of this one");
  return format.empty() ? "html" : format;
}

void write_report(const ReportOptions& options) {
  const std::string format = format_of(options);
  auto [began, session, reader] = open_log(options.log);
  const Report report = make_report(session, began, reader);
  if (format == "json")
    return write_whole(options.file, json_text(report_json(report, session)) + "\n");
  if (format == "md") return write_whole(options.file, recap(report, session, reader, true));
  const Terminal terminal = options.file.empty() ? terminal_at(STDOUT_FILENO) : Terminal{};
  const Drawing drawing(terminal, session.text(), session.names());
  const Document document = compose(report, session, reader);
  if (format == "html") return write_whole(options.file, html_page(document, drawing));
  write_whole(options.file, plain_text(document, drawing));
}

void add_file_option(CLI::App& command, std::string& file, const std::string& example) {
  command.add_option("-o", file, "write to this file, whole or not at all")
      ->type_name("FILE")
      ->check(not_empty("a file, such as " + example));
}

struct RecapOptions {
  LogOptions log;
  std::string file;
  bool spoiler_free = false;
};

void write_recap(const RecapOptions& options) {
  const std::string ending = format_of(options.file);
  if (!ending.empty() && ending != "md" && ending != "text")
    throw Error(Exit::usage,
                "-o {}: a recap is Markdown; expected a name that ends in .md or .txt, such as "
                "game.md",
                sanitised(options.file));
  auto [began, session, reader] = open_log(options.log);
  Report report = make_report(session, began, reader);
  if (options.spoiler_free) leave_out_ending(report, session, reader);
  write_whole(options.file, recap(report, session, reader, !options.spoiler_free));
}

}  // namespace

void add_report(CLI::App& command) {
  const auto options = std::make_shared<ReportOptions>();
  options->log.add_to(command);
  options->log.once = true;
  add_file_option(command, options->file, "game.html");
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command
      .add_option("--format", options->format,
                  "html, md, text or json (default: as FILE ends, or html)")
      ->type_name("FORMAT")
      ->check(CLI::Validator(
          [known = one_of("--format", {"html", "md", "text", "json"})](std::string& format) {
            return format == "csv" ? std::string() : known(format);  // refused with what to use
          },
          ""));
  command.callback([options] { write_report(*options); });
}

void add_recap(CLI::App& command) {
  const auto options = std::make_shared<RecapOptions>();
  options->log.add_to(command);
  add_file_option(command, options->file, "game.md");
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command.add_flag("--spoiler-free", options->spoiler_free,
                   "without how it ended, and who was what");
  command.callback([options] { write_recap(*options); });
}

}  // namespace narrator::cli
