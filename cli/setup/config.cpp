#include "cli/setup/config.hpp"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/environment.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

const std::vector<std::string> kStanding = {"language", "screen", "voice", "recall", "brief"};
const std::vector<std::string> kOfATable = {
    "game", "players", "house-rules", "settings", "deal", "language", "screen", "voice", "recall"};

// Names of command-line options, accepted as synonyms.
constexpr std::pair<const char*, const char*> kAlso[] = {{"lang", "language"},
                                                         {"speak", "voice"},
                                                         {"variant", "house-rules"},
                                                         {"variants", "house-rules"},
                                                         {"set", "settings"}};

std::string config_file() {
  const std::string folder = narrator_folder("XDG_CONFIG_HOME", ".config");
  return folder.empty() ? "" : folder + "/config";
}

// Returns what is wrong with a standing option's value, or "".
std::string objection(const std::string& name, const std::string& value) {
  const auto one_of = [&](const std::vector<std::string>& known) {
    return contains(known, value)
               ? ""
               : fmt::format("{} is not '{}'; {}", name, value, suggestion(value, known));
  };
  if (name == "language") return one_of(languages());
  if (name == "screen") return one_of({"private", "shared"});
  if (name == "brief") return one_of({"yes", "no"});
  if (name != "recall") return {};
  const auto made = changed({}, Line(value).words());
  const auto* unknown = std::get_if<std::string>(&made);
  return unknown == nullptr
             ? ""
             : fmt::format("recall is not '{}'; {}", *unknown,
                           suggestion(*unknown, {"everybody", "moderator", "nobody"}));
}

// Throws Error if no game could begin with these options, as far as they are given.
void try_out(const SetupOptions& options) {
  options.players.empty() ? void(prepare_rules(options)) : void(prepare(options));
}

std::string quoted(const std::string& value) {
  const char mark = value.find('"') == value.npos ? '"' : '\'';
  return mark + value + mark;
}

using ConfigItems = std::vector<CLI::ConfigItem>;

// The library takes no comment behind a header.
ConfigItems items_of(const std::string& line) {
  const std::string text = trim(line), behind = trim(text.substr(text.find(']') + 1));
  const bool heads = text.starts_with('[') && (behind.starts_with('#') || behind.starts_with(';'));
  std::istringstream one(heads ? text.substr(0, text.find(']') + 1) : line);
  return CLI::ConfigBase().from_config(one);
}

// Returns the line that says so. Throws Error if it would be read as something else, as quotes
// protect neither # nor other quotes.
std::string line_of(const std::string& key, const std::vector<std::string>& values, bool list) {
  const std::string said = fmt::format("{}", fmt::join(mapped(values, quoted), ", "));
  const std::string line = key + " = " + (list ? "[" + said + "]" : said);
  try {
    const ConfigItems read = items_of(line);
    if (read.size() == 1 && mapped(read.front().inputs, trim) == values) return line + "\n";
  } catch (const CLI::Error&) {
  }
  throw Error(Exit::usage, "{} cannot hold {}; expected no #, quotes or \\ there", config_file(),
              said);
}

}  // namespace

Config::Config() {
  const std::string path = config_file();
  if (path.empty()) return;
  if (!is_file(path)) {
    std::error_code unseen;
    if (!std::filesystem::exists(path, unseen) && unseen == std::errc::permission_denied)
      mistakes_.push_back(fmt::format("cannot read {}: {}", path, unseen.message()));
    return;
  }
  std::istringstream lines;
  try {
    lines.str(read_text_file(path));
  } catch (const Error& e) {  // treated as a mistake, so that the game can still begin
    mistakes_.emplace_back(e.what());
  }
  int n = 0;
  for (std::string line; std::getline(lines, line);) read_line(line, ++n);
}

// Parsed with CLI11 line by line, as for a whole file it does not report line numbers.
void Config::read_line(const std::string& text, int line) {
  const std::string start = trim(text);
  const bool says = !start.empty() && !start.starts_with('#') && !start.starts_with(';');
  if (says && start.find(start.starts_with('[') ? ']' : '=') == start.npos)
    return wrong(line, fmt::format("'{}' is no [TABLE] and no NAME = VALUE, such as "
                                   "[friday] or language = ja",
                                   start));
  try {
    for (const CLI::ConfigItem& item : items_of(text)) {
      const std::string table = trim(joined_by(item.parents, "."));
      if (item.name == "++") continue;
      const bool heads = item.name == "--";
      if (heads && find(table, "") != nullptr)
        return wrong(line, fmt::format("there is a table '{}' already", table));
      const std::string above = entries_.empty() ? "" : entries_.back().table;
      add({heads ? table : above, heads ? "" : item.name, mapped(item.inputs, trim), line});
    }
  } catch (const CLI::Error& e) {
    wrong(line, e.what());
  }
}

void Config::add(Entry entry) {
  for (const auto& [option, name] : kAlso) {
    if (entry.name == option) entry.name = name;
  }
  const std::vector<std::string>& known = entry.table.empty() ? kStanding : kOfATable;
  if (entry.table.empty() && contains(kOfATable, entry.name) && !contains(known, entry.name))
    return wrong(entry.line,
                 fmt::format("'{}' belongs to a table; expected its name above, such as "
                             "[friday]",
                             entry.name));
  if (!entry.name.empty() && !contains(known, entry.name))
    return wrong(entry.line,
                 fmt::format("there is no '{}'; {}", entry.name, suggestion(entry.name, known)));
  const std::string why = objection(entry.name, joined_by(entry.values, " "));
  why.empty() ? entries_.push_back(std::move(entry)) : wrong(entry.line, why);
}

void Config::wrong(int line, const std::string& why) {
  mistakes_.push_back(fmt::format("{}, line {}: {}", config_file(), line, why));
}

const Config::Entry* Config::find(const std::string& table, const std::string& name) const {
  const auto found = std::ranges::find_if(
      entries_, [&, wanted = normalise_keeping_accents(table)](const Entry& one) {
        return one.name == name && normalise_keeping_accents(one.table) == wanted;
      });
  return found == entries_.end() ? nullptr : &*found;
}

std::string Config::of_table(const std::string& table, const std::string& name) const {
  const Entry* entry = find(table, name);
  return entry == nullptr ? "" : joined_by(entry->values, name == "players" ? ", " : " ");
}

std::vector<std::string> Config::tables() const {
  const auto begins = [](const Entry& entry) { return entry.name.empty(); };
  return mapped(those_of(entries_, begins), &Entry::table);
}

void Config::take_table(SetupOptions& options, std::string& screen, std::string& voice) {
  const std::string table = options.game.substr(1);
  if (find(table, "") == nullptr) {
    const auto known = mapped(tables(), [](const std::string& name) { return "@" + name; });
    throw Error(Exit::usage, "there is no table '{}' in {}; {}", options.game, config_file(),
                suggestion(options.game, known));
  }
  SetupOptions sound;
  const auto take = [&](const char* name, const std::vector<std::string>& values,
                        const std::function<void(SetupOptions&, const std::string&)>& add) {
    for (const std::string& one : values) {
      SetupOptions tried = sound;
      add(tried, one);
      try {
        if (!tried.game.empty()) try_out(tried);
        sound = tried;
      } catch (const Error& e) {
        wrong(find(table, name)->line, e.what());
      }
    }
  };
  const auto all = [&](const char* name) {
    const Entry* entry = find(table, name);
    return entry == nullptr ? std::vector<std::string>() : entry->values;
  };
  const auto whole = [&](const char* name, const char* between) {
    const std::vector<std::string> values = all(name);
    return values.empty() ? values : std::vector{joined_by(values, between)};
  };
  using Options = SetupOptions;
  using Text = const std::string;
  take("game", whole("game", " "), [](Options& to, Text& one) { to.game = one; });
  take("house-rules", all("house-rules"),
       [](Options& to, Text& one) { to.variants.push_back(one); });
  take("settings", all("settings"), [](Options& to, Text& one) { to.settings.push_back(one); });
  if (options.players.empty())
    take("players", whole("players", ","), [](Options& to, Text& one) { to.players = one; });
  take("deal", whole("deal", ","), [](Options& to, Text& one) { to.deal = one; });

  const auto unless_said = [](std::string& said, const std::string& kept) {
    if (said.empty()) said = kept;
  };
  options.game = sound.game;
  unless_said(options.players, sound.players);
  unless_said(options.deal, sound.deal);
  options.variants.insert(options.variants.begin(), sound.variants.begin(), sound.variants.end());
  options.settings.insert(options.settings.begin(), sound.settings.begin(), sound.settings.end());
  unless_said(options.recall, of_table(table, "recall"));
  unless_said(options.lang, of_table(table, "language"));
  unless_said(screen, of_table(table, "screen"));
  unless_said(voice, of_table(table, "voice"));
}

bool Config::can_keep(const std::string& name) const {
  return !name.empty() && name.find_first_of("[]. =#;@\"'") == name.npos &&
         find(name, "") == nullptr;
}

std::string Config::name_to_keep(const Line& typed) {
  const bool whole = typed.normalised().starts_with("this table as ");
  const std::string name = (whole ? typed.after(3) : typed).text();
  return name.starts_with('@') ? name.substr(1) : name;
}

void Config::keep_table(const std::string& name, const SetupOptions& options,
                        const std::string& screen) {
  assert(Config().can_keep(name));
  std::string text = "\n[" + name + "]\n";
  const auto add = [&](const char* key, const std::vector<std::string>& values, bool list) {
    const bool says = !values.empty() && (list || !values.front().empty());
    if (says) text += line_of(key, values, list);
  };
  add("game", {options.game}, false);
  add("players", items(options.players), true);
  add("house-rules", options.variants, true);
  add("settings", options.settings, true);
  add("deal", {options.deal}, false);
  add("recall", {options.recall}, false);
  add("language", {options.lang}, false);
  add("screen", {screen}, false);

  const std::string path = config_file();
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
  std::ofstream file(path, std::ios::app);
  file << text;
  if (!file.flush()) throw Error(Exit::usage, "cannot write {}", path);
}

}  // namespace narrator::cli
