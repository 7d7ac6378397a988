// The interface's texts, for tests that need no game.
#pragma once

#include "engine/machine.hpp"

using narrator::interface_texts;
