#include "cli/screens/qr_code.hpp"

#include <qrcodegen/qrcodegen.hpp>

#include "cli/drawing/in_words.hpp"

namespace narrator::cli {
namespace {

constexpr int kMargin = 2;  // modules; the standard asks for 4, but 2 are enough for scanners

using qrcodegen::QrCode;

QrCode code_of(const std::string& text) {
  return QrCode::encodeText(text.c_str(), QrCode::Ecc::LOW);
}

// Returns the QR code as a picture.
Html qr_picture(const std::string& text) {
  const QrCode code = code_of(text);
  Html path;
  for (int row = 0; row < code.getSize(); ++row) {
    for (int column = 0; column < code.getSize(); ++column) {
      if (code.getModule(column, row))
        path += Html::of("M{} {}h1v1h-1z", column + kMargin, row + kMargin);
    }
  }
  const int size = code.getSize() + 2 * kMargin;
  return Html::of(
      "<svg viewBox=\"0 0 {} {}\" shape-rendering=\"crispEdges\" role=\"img\"><path "
      "fill=\"#fff\" d=\"M0 0h{}v{}h-{}z\"/><path d=\"{}\"/></svg>",
      size, size, size, size, size, path);
}

}  // namespace

// Draws the light modules, as most terminals are dark; scanners accept either polarity.
std::string qr_code(const std::string& text) {
  const QrCode code = code_of(text);
  std::string out;
  for (int row = -kMargin; row < code.getSize() + kMargin; row += 2) {
    for (int column = -kMargin; column < code.getSize() + kMargin; ++column) {
      const bool upper = !code.getModule(column, row), lower = !code.getModule(column, row + 1);
      out += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
    }
    out += "\n";
  }
  return out;
}

Html codes_page(const Session& session,
                const std::vector<std::pair<std::string, std::string>>& players) {
  Html sheets;
  for (const auto& [name, url] : players) {
    sheets += "<section><h2>" + Html::text(name) + "</h2>" + qr_picture(url) + "<p>" +
              Html::text(url) + "</p></section>";
  }
  return "<!DOCTYPE html>\n<html lang=\"" + Html::text(session.setup().lang) +
         "\"><head><meta charset=\"utf-8\"><meta name=\"referrer\" content=\"no-referrer\">"
         "<title>narrator</title><style>section{display:inline-block;width:16em;margin:1em;"
         "padding:1em;border:1px dashed;break-inside:avoid;overflow-wrap:anywhere}</style></head>"
         "<body><p>" +
         Html::text(text(session, "screens.sheet")) + "</p>" + sheets + "</body></html>\n";
}

}  // namespace narrator::cli
