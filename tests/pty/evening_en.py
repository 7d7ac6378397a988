#!/usr/bin/env python3
"""Whole games at the terminal in English, with everything that can go wrong."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from evening import evenings  # noqa: E402

evenings("secret-hitler/games/game-dealt-en.txt", "wheel-of-history/rules/w1-always-the-next.txt")
