"""What ./dev says about packages: how much it will download and, on systems without apt, their names, as INSTALL.md
does."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from manual import ROOT

SYSTEMS = {"Fedora": "ID=fedora", "Arch": "ID=manjaro\nID_LIKE=arch", "macOS with Homebrew": None}
TOOLS = ["bash", "dirname", "awk", "cat"]


def said(os_release):
    """Returns what ./dev play says on a system without apt or a compiler: the line with the packages."""
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        for tool in TOOLS:
            (place / tool).symlink_to(shutil.which(tool))
        uname = place / "uname"
        uname.write_text(f"#!{place}/bash\necho {'Linux' if os_release else 'Darwin'}\n")
        uname.chmod(0o755)
        (place / "os-release").write_text(os_release or "")
        done = subprocess.run(["bash", ROOT / "dev", "packages"], capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, check=False,
                              env={"PATH": folder, "OS_RELEASE": str(place / "os-release")})
    lines = done.stderr.splitlines()
    assert "no apt" in lines[0], done.stderr
    return lines[1].strip()


class Systems(unittest.TestCase):
    def test_the_packages_are_named(self):
        readme = (ROOT / "INSTALL.md").read_text().replace(" \\\n  ", " ")
        for system, os_release in SYSTEMS.items():
            with self.subTest(system):
                command = said(os_release)
                self.assertTrue(f"# {system}\n{command}\n" in readme, f"INSTALL.md does not say: {command}")

    def test_an_unknown_system_gets_the_names_debian_has(self):
        self.assertIn("by the names Debian has) g++ cmake", said("ID=plan9"))

    def test_how_much_is_downloaded_is_said_before(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            for name, does in {
                    "dpkg-query": "exit 1",
                    "sudo": 'exec "$@"',
                    "apt-get": 'case "$*" in *--assume-no*) echo "Need to get 12.3 MB/45.6 MB of archives."; exit 1 ;;'
                               ' *install*) exit 100 ;; esac'}.items():
                (place / name).write_text(f"#!/bin/sh\n{does}\n")
                (place / name).chmod(0o755)
            done = subprocess.run(["bash", ROOT / "dev", "packages"], capture_output=True, text=True,
                                  stdin=subprocess.DEVNULL, check=False,
                                  env={"PATH": f"{folder}:{os.environ['PATH']}"})
        said = done.stderr
        self.assertIn("To be downloaded: 12.3 MB/45.6 MB\n", said)
        self.assertLess(said.index("12.3 MB"), said.index("This failed: "), "said after it was tried")


if __name__ == "__main__":
    unittest.main()
