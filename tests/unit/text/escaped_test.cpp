#include "engine/text/escaped.hpp"

#include <concepts>

#include <catch2/catch.hpp>

using namespace narrator;

namespace {

template <class Place, class Text>
concept takes = requires(Escaped<Place> escaped, const Text& text) {
  escaped += text;
};

}  // namespace

TEST_CASE("raw strings, and those escaped for another destination, do not compile") {
  STATIC_REQUIRE(takes<InHtml, Html>);
  STATIC_REQUIRE(takes<InHtml, char[4]>);
  STATIC_REQUIRE_FALSE(takes<InHtml, std::string>);
  STATIC_REQUIRE_FALSE(takes<InHtml, std::string_view>);
  STATIC_REQUIRE_FALSE(takes<InHtml, const char*>);
  STATIC_REQUIRE_FALSE(takes<InHtml, Csv>);
  STATIC_REQUIRE_FALSE(takes<InShell, Printable>);
}

TEST_CASE("each destination has its own escaping") {
  CHECK(Html::text("<a href=\"'&'\">").str() == "&lt;a href=&quot;&#39;&amp;&#39;&quot;&gt;");
  CHECK(Csv::text("a \"b\",\x1b[2J").str() == "\"a \"\"b\"\",\xef\xbf\xbd[2J\"");
  for (const char* formula : {"=1+1", "+1", "-1", "@a", "\tx"})
    CHECK(Csv::text(formula).str().starts_with("\"'"));
  CHECK(Markdown::text("*a*\n| <b> &amp;").str() == "\\*a\\* \\| \\<b\\> \\&amp;");
  CHECK(JsonText::text("\"\xc2\x9b\"").str() == "\"\\u009b\"");
  CHECK(Printable::text("\x1b[1mDan\x1b[0m \x1b[2J\x1b]0;x\x07").str() ==
        "\x1b[1mDan\x1b[0m \xef\xbf\xbd[2J\xef\xbf\xbd]0;x\xef\xbf\xbd");
}

TEST_CASE("a shell reads an escaped word unchanged") {
  CHECK(Shell::text("Aki,Binh").str() == "Aki,Binh");
  CHECK(Shell::text("my log (1).jsonl").str() == "\"my log (1).jsonl\"");
  CHECK(Shell::text("$(id)").str() == "'$(id)'");
  CHECK(Shell::text("O'Neil").str() == "\"O'Neil\"");
  CHECK(Shell::text("-x.jsonl").str() == "./-x.jsonl");
  CHECK(Shell::text("").str() == "\"\"");
  CHECK(Shell::text("~/a").str() == "\"~/a\"");
}

TEST_CASE("what has no shape or reorders text is not printed") {
  for (const char* unseen : {"\u009b", "\u202e", "\u115f", "\u2800", "\u3164"})
    CHECK(sanitised(unseen) == "\ufffd");
  CHECK(sanitised("é 桜 ệ") == "é 桜 ệ");
}

TEST_CASE("escaped pieces are formatted as by fmt") {
  CHECK(Html::of("<b>{}</b>{:02}", Html::text("<"), 7).str() == "<b>&lt;</b>07");
}
