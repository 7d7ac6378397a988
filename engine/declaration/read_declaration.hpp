// Reads game{…}, variant{…} and translations of the latter: the only place that knows what they
// may say.
#pragma once

#include <vector>

#include "engine/declaration/declaration.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

/// The table as plain data, the file it stands in, the texts there are, and what is found there
/// that can be lived with (a field there is not, a default beyond its limits) although no author
/// means it.
struct Declared {
  const Json& about;
  const Source& source;
  const Catalogue* texts;  // the English ones; nullptr: those of a translation, which may lack some
  std::vector<Slip>& slips;
};

/// Throws ScriptError, pointing at the field, unless the game has an id, players = { least, most }
/// and a title, and what else it declares is of the right kind.
GameDeclaration read_game(const Declared& declared);

/// Likewise for the variant: its id is the file's name, its game the one being loaded, and it has a
/// title and a rule.
VariantDeclaration read_variant(const Declared& declared, const std::string& game);

/// Adds what lies beside the variant in another language, return { title, rule, settings, text }.
/// Whether all of it is of the right kind, and of something that the variant says: else there are
/// slips.
bool read_translation(const Declared& declared, const std::string& lang,
                      VariantDeclaration& variant);

}  // namespace narrator
