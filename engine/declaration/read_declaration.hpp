// Reads what game{…}, variant{…} and its translations declare.
#pragma once

#include <vector>

#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

struct Declared {
  const Json& about;  // the table as plain data
  const Source& source;
  const Catalogue* texts;  // English texts; nullptr in a translation, which may lack some
  std::vector<Diagnostic>& diagnostics;  // tolerable mistakes
};

/// Throws ScriptError, pointing at the field, unless the game has an id, players = { least, most }
/// and a title, and its other fields are of the right type.
GameDeclaration read_game(const Declared& declared);

/// Does the same for a variant, whose id must be the file's name and whose game must be `game`, and
/// which needs a title and a rule.
VariantDeclaration read_variant(const Declared& declared, const std::string& game);

/// Adds the translation in a file beside the variant: return { title, rule, settings, text }.
/// Returns whether all of it is of the right type and translates something in the variant;
/// otherwise adds diagnostics.
bool read_translation(const Declared& declared, const std::string& lang,
                      VariantDeclaration& variant);

}  // namespace narrator
