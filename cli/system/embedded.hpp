// Files that the build embeds in the program.
#pragma once

namespace narrator::cli {

/// The shell completion scripts of cli/completions/.
extern const char* const kFor_bash;
extern const char* const kFor_zsh;
extern const char* const kFor_fish;

/// What the pages of screens consist of.
extern const char* const kBoardPage;     // cli/screens/page/board.html
extern const char* const kPhonePage;     // cli/screens/page/phone.html, without the languages
extern const char* const kScreenStyle;   // cli/screens/page/screen.css
extern const char* const kScreenScript;  // cli/screens/page/screen.js
extern const char* const kBoardScript;   // cli/screens/page/board.js
extern const char* const kPhoneScript;   // cli/screens/page/phone.js
extern const char* const kNaclScript;    // tweetnacl, as packaged by the system

/// What new-game and new-variant write, with places like "{title}" for what is theirs.
extern const char* const kNewGame;     // cli/subcommands/new/game.lua
extern const char* const kNewTexts;    // cli/subcommands/new/texts.lua
extern const char* const kNewVariant;  // cli/subcommands/new/variant.lua

}  // namespace narrator::cli
