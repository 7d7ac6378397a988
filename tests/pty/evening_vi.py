#!/usr/bin/env python3
"""Whole games at the terminal in Vietnamese, with everything that can go wrong."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from evening import evenings  # noqa: E402

evenings("secret-hitler/games/game-dealt-vi.txt", "wheel-of-history/rules/vi-w4.txt")
