// The files that pages of screens are made of; their contents are put in when the program is built.
#pragma once

namespace narrator::cli {

extern const char* const kScreenStyle;   // cli/screens/page/screen.css
extern const char* const kScreenScript;  // cli/screens/page/screen.js
extern const char* const kBoardScript;   // cli/screens/page/board.js
extern const char* const kPhoneScript;   // cli/screens/page/phone.js
extern const char* const kNaclScript;    // tweetnacl, as the system has it

}  // namespace narrator::cli
