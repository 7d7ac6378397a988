// embed LIST ROOT OUTPUT: writes a C++ file with each script named in LIST (one path per line,
// relative to ROOT) as constant data: its text, the same text as JSON, its SHA-256, and its
// compiled Lua or, for a file of texts, what it returns, so that the program need not do this when
// it starts. Runs during the build.
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <lua.hpp>
#include <nlohmann/json.hpp>

#include "engine/log/hash.hpp"
#include "engine/sources/lua_tokens.hpp"

namespace {

constexpr std::string_view kFence = "narrator_rule";  // delimiter of the raw string literals
constexpr std::size_t kBytesALine = 24;

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error(path + ": cannot be read");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string literal(const std::string& name, const std::string& text) {
  if (text.find_first_of(std::string_view("\0\r", 2)) != text.npos)
    throw std::runtime_error(name + ": has a NUL or a carriage return; rules are plain UTF-8 text");
  if (text.find(fmt::format("){}\"", kFence)) != text.npos)
    throw std::runtime_error(
        fmt::format("{}: contains ){}\", which ends a C++ literal here", name, kFence));
  return fmt::format("R\"{0}({1}){0}\"sv", kFence, text);
}

int append(lua_State*, const void* bytes, std::size_t size, void* to) {
  static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
  return 0;
}

// Makes the names that scripts use all the time locals, which saves looking them up in the global
// table.
std::string with_names_at_hand(const std::string& name, const std::string& text) {
  const bool library = name.starts_with("scripts/lib/");
  return fmt::format(
      "local {0} = {0} {1}",
      library ? "type, table, ipairs" : "rule, cards, where, index_of, choose, table", text);
}

// Keeps the names and line numbers that errors report.
std::string compiled(lua_State* L, const std::string& name, const std::string& script) {
  if (luaL_loadbufferx(L, script.data(), script.size(), ("=" + name).c_str(), "t") != LUA_OK)
    throw std::runtime_error(lua_tostring(L, -1));
  std::string code;
  lua_dump(L, append, &code, 0);
  lua_settop(L, 0);
  return code;
}

// Returns what a file of texts returns, in the format of BundledSource::texts.
std::string returned(lua_State* L, const std::string& name, const std::string& text) {
  std::map<std::string, std::string> texts;
  const auto wrong = [&] {
    return std::runtime_error(name + ": expected return { [\"id\"] = \"text\", … }");
  };
  if (luaL_dostring(L, text.c_str()) != LUA_OK || !lua_istable(L, -1)) throw wrong();
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING || lua_type(L, -1) != LUA_TSTRING) throw wrong();
    texts.emplace(lua_tostring(L, -2), lua_tostring(L, -1));
  }
  lua_settop(L, 0);
  std::string packed;
  for (const auto& [id, one] : texts) packed += id + '\0' + one + '\0';
  return packed;
}

// Of a game or the narrator itself. The translation of a house rule holds more than texts.
bool is_texts(const std::string& name) {
  return name.starts_with("scripts/") && name.find("/texts/") != name.npos;
}

std::string escaped(std::string_view bytes) {
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i % kBytesALine == 0) out += i == 0 ? "\n     \"" : "\"\n     \"";
    const char c = bytes[i];
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ' || c == '_';
    out += plain ? std::string(1, c) : fmt::format("\\{:03o}", static_cast<unsigned char>(c));
  }
  return out + (bytes.empty() ? "\"\"sv" : "\"sv");
}

// Returns the name that logs use: the path, except that a translation of a house rule,
// variants/GAME/texts/ja/NAME.lua, is named as if it lay beside the rule:
// variants/GAME/NAME.ja.lua.
std::string called(const std::string& path) {
  const auto texts = path.find("/texts/");
  if (!path.starts_with("variants/") || texts == path.npos) return path;
  const auto lang = texts + 7, name = path.find('/', lang);
  const std::string_view stem = std::string_view(path).substr(name, path.size() - name - 4);
  return fmt::format("{}{}.{}.lua", path.substr(0, texts), stem, path.substr(lang, name - lang));
}

// Returns the paths by the names that logs use.
std::map<std::string, std::string> listed(const std::string& list) {
  std::map<std::string, std::string> paths;
  std::ifstream lines(list);
  for (std::string path; std::getline(lines, path);) {
    if (!path.empty()) paths.emplace(called(path), path);
  }
  return paths;
}

void embed(const std::string& list, const std::string& root, const std::string& output) {
  lua_State* L = luaL_newstate();
  std::string out =
      "// Generated from scripts/ and variants/ by engine/lua/embed.cpp. Do not edit.\n"
      "#include \"engine/sources/source.hpp\"\n\n"
      "namespace narrator {\n"
      "using std::string_view_literals::operator\"\"sv;  // knows a length without counting it\n\n"
      "namespace {\n\n"
      "constexpr BundledSource files[] = {\n"
      "    {},  // so that the array is never empty; skipped below\n";
  for (const auto& [name, path] : listed(list)) {
    const std::string text = read(root + "/" + path);
    const std::string json = nlohmann::json(text).dump();
    const bool texts = is_texts(name);
    out += fmt::format("    {{\"{}\", {}, {}, \"{}\", \"{}\",{},{},{}}},\n", name,
                       literal(name, text), literal(name, json), narrator::sha256(text),
                       narrator::digest(fmt::format("{{\"source\":\"{}\",\"text\":{}", name, json)),
                       escaped(texts ? "" : compiled(L, name, with_names_at_hand(name, text))),
                       escaped(texts ? "" : compiled(L, name, narrator::with_own_operators(text))),
                       escaped(texts ? returned(L, name, text) : ""));
  }
  lua_close(L);
  out +=
      "};\n\n}  // namespace\n\n"
      "std::span<const BundledSource> bundled_sources() { return std::span(files).subspan(1); }\n\n"
      "}  // namespace narrator\n";
  std::ofstream(output, std::ios::binary) << out;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc != 4) throw std::runtime_error("expected LIST ROOT OUTPUT");
    embed(argv[1], argv[2], argv[3]);
    return 0;
  } catch (const std::exception& e) {
    fmt::print(stderr, "embed: {}\n", e.what());
    return 1;
  }
}
