#include "engine/log/log_json.hpp"

#include <catch2/catch.hpp>

#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"

using narrator::Json;

TEST_CASE("a text is written byte for byte as the JSON library writes it") {
  std::string every;
  for (int c = 0; c < 128; ++c) every += static_cast<char>(c);
  const std::string cut = "broken \xe3\x81";  // in the middle of a letter
  for (const std::string& text :
       {std::string(), std::string("plain"), every, every + every, std::string("日本 \"x\"\n\n"),
        std::string("\n"), cut, cut + "\n" + every, std::string("\xff\xfe")}) {
    std::string json = "before ";
    narrator::add_json_string(text, json);
    CHECK(json == "before " + Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
  }
}

TEST_CASE("a source's text is written the same way, bundled or not") {
  const auto written = [](const narrator::Source& source) {
    std::string json;
    narrator::add_json_text_of(source, json);
    return json;
  };
  for (const narrator::BundledSource& file : narrator::bundled_sources()) {
    INFO(file.name);
    CHECK(written(file.source()) == Json(file.text).dump());
  }
  const std::string name(narrator::bundled_sources().front().name);
  CHECK(written({name, "a \"b\"\n"}) == "\"a \\\"b\\\"\\n\"");
}
