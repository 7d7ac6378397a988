// The shell completion scripts of this folder.
#pragma once

namespace narrator::cli {

extern const char* const kFor_bash;
extern const char* const kFor_zsh;
extern const char* const kFor_fish;

}  // namespace narrator::cli
