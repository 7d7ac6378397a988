"""Runs axe-core, from npm with a fixed version and hash, to find accessibility problems of a page. Contrast, with which it
spends nine tenths of its time, is measured here (browser.CONTRAST)."""
import base64
import functools
import hashlib
import os
import pathlib
import shutil
import subprocess
import tarfile
import tempfile
import urllib.request

import browser

VERSION = "4.10.3"
HASH = "Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg=="  # SHA-512
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "narrator-tests"


def fetch(place):
    if shutil.which("npm"):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["npm", "pack", "--silent", f"axe-core@{VERSION}"], cwd=folder, check=True, timeout=120,
                           stdout=subprocess.DEVNULL)
            shutil.move(next(pathlib.Path(folder).glob("*.tgz")), place)
        return
    registry = os.environ.get("npm_config_registry", "https://registry.npmjs.org").rstrip("/")
    with urllib.request.urlopen(f"{registry}/axe-core/-/axe-core-{VERSION}.tgz", timeout=120) as answer:
        place.write_bytes(answer.read())


@functools.cache
def source():
    """Returns the script as published; downloaded once, and verified once a run."""
    package = CACHE / f"axe-core-{VERSION}.tgz"
    if not package.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        fetch(package)
    found = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
    if found != HASH:
        package.unlink()
        raise AssertionError(f"axe-core {VERSION} has the hash {found}")
    with tarfile.open(package) as files:
        return files.extractfile("package/axe.min.js").read().decode()


def complaints(page):
    """Returns what axe finds in the current page: the rule, the element, and the reason; and texts of poor contrast."""
    if not page.execute_script("return !!window.axe"):
        page.execute_script(source())
    return page.execute_script(browser.CONTRAST) + page.execute_async_script(
        "var done = arguments[0], less = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } };"
        "axe.run(document, less).then(found => done(found.violations.flatMap(one => one.nodes.map("
        "  node => one.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary))))")
