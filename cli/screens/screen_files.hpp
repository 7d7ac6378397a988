// The files that the pages of screens consist of, embedded during the build.
#pragma once

namespace narrator::cli {

extern const char* const kScreenStyle;   // cli/screens/page/screen.css
extern const char* const kScreenScript;  // cli/screens/page/screen.js
extern const char* const kBoardScript;   // cli/screens/page/board.js
extern const char* const kPhoneScript;   // cli/screens/page/phone.js
extern const char* const kNaclScript;    // tweetnacl, as packaged by the system

}  // namespace narrator::cli
