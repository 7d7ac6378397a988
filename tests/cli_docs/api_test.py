"""The names available to scripts are the same everywhere: in the sandbox, in narrator-lua(7), in luacheck's
configuration and in the stub for editors."""
import pathlib
import re
import tempfile
import unittest

from manual import ROOT, items, page, part, run

LUA_PAGE = page("narrator-lua.7")
SANDBOX = (ROOT / "engine/lua/sandbox.cpp").read_text()
STUB = (ROOT / "scripts/lib/api.d.lua").read_text()
TABLES = ("math", "string", "table", "cards")


def offered():
    """Returns the names in a file's environment, as a variant sees it."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "x.lua"
        path.write_text('local names = ""\nfor name in pairs(_ENV) do names = names .. name .. " " end\n'
                        'error("(" .. names .. ")")')
        err = run("check", path, "--game", "secrets", status=4).stderr
    names = re.search(r"\(([\w ]+) \)", err).group(1).split()
    return {name for name in names if not name.startswith("_")}  # _length implements the operator #


def inner():
    """Returns the fields of the library's tables, read from the code that fills them."""
    found = {f"cards.{name}" for name in re.findall(r"^function cards\.(\w+)", (ROOT / "scripts/lib/cards.lua").read_text(),
                                                    re.M)}
    libraries = {"LUA_MATHLIBNAME": "math", "LUA_TABLIBNAME": "table", '"string"': "string"}
    for library, names in re.findall(r'copy_fields\(L, (LUA_\w+|"string"), \{([^}]*)\}', SANDBOX):
        if library in libraries:
            found |= {f"{libraries[library]}.{name}" for name in re.findall(r'"(\w+)"', names)}
    body = SANDBOX.split("void push_string_library")[1].split("\n}")[0]
    found |= {f"string.{name}" for name in re.findall(r'set_function\(L, "(\w+)"', body)}
    body = SANDBOX.split("void push_base")[1]
    for library in ("math", "table"):
        filled = body.split(f'lua_setfield(L, -2, "{library}")')[0].rsplit("lua_newtable", 1)[1]
        found |= {f"{library}.{name}" for name in re.findall(r'set_function\(L, "(\w+)"', filled)}
    return found


class Api(unittest.TestCase):
    def setUp(self):
        self.names, self.inner = offered(), inner()
        self.assertGreater(len(self.names), 30)
        self.assertGreater(len(self.inner), 25)

    def test_what_is_offered_can_be_used(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "x.lua"
            path.write_text("".join(f"assert({name} ~= nil)\n" for name in sorted(self.inner)) + 'error("all there")')
            self.assertIn("all there", run("check", path, "--game", "secrets", status=4).stderr)

    def test_the_manual(self):
        named = set(items(LUA_PAGE, "Ic"))
        self.assertEqual({name for name in named if "." not in name}, self.names)
        self.assertEqual({name for name in named if "." in name}, {n for n in self.inner if n.startswith("cards.")})
        literal = set(re.findall(r"\b(?:math|string|table)\.\w+", LUA_PAGE))
        self.assertEqual(literal, {n for n in self.inner if not n.startswith("cards.")})

    def test_luacheck(self):
        text = re.sub(r"--.*", "", (ROOT / ".luacheckrc").read_text())
        known, fields = set(), set()
        for body in re.findall(r"^local (?:base|library) = \{\n(.*?)^\}", text, re.M | re.S):
            for name, listed in re.findall(r"(\w+) = \{ fields = \{([^}]*)\}", body):
                known.add(name)
                fields |= {f"{name}.{field}" for field in re.findall(r'"(\w+)"', listed)}
            flat = re.sub(r"\w+ = \{.*\},?", "", body)
            known |= set(re.findall(r'"(\w+)"', flat)) | ({"rule"} if "rule = {" in body else set())
        self.assertEqual(known, self.names)
        self.assertEqual(fields, self.inner)

    def test_how_many_values_check_wants(self):
        table = (ROOT / "cli/check/advice_diagnostics.cpp").read_text().split("needed = {")[1].split("};")[0]
        wanted = {name: int(count) for name, count in re.findall(r'\{"([\w.]+)", (\d+)\}', table)}
        self.assertGreater(len(wanted), 20)
        told = {}
        for notes, name, given in re.findall(r"((?:^---.*\n)*)^function ([\w.]+)\(([^)]*)\)", STUB, re.M):
            optional = re.findall(r"@param (\w+)\?", notes)
            values = [value.strip() for value in given.split(",")]
            told[name] = max((at for at, value in enumerate(values, 1) if value not in optional), default=0)
        self.assertEqual(wanted, {name: told.get(name) for name in wanted})

    def test_the_stub_for_editors(self):
        functions = set(re.findall(r"^function ([\w.]+)\(", STUB, re.M))
        tables = set(re.findall(r"^(\w+) = (?:\{\}|nil)", STUB, re.M))
        self.assertEqual({f for f in functions if "." not in f} | tables, self.names)
        self.assertEqual({f for f in functions if "." in f}, self.inner)

    def test_the_fields_of_questions(self):
        listed = re.search(r"kQuestionFields = \{(.*?)\};", (ROOT / "engine/lua/reading/read_question.cpp").read_text(), re.S)
        fields = set(re.findall(r'"(\w+)"', listed[1]))
        stub = re.search(r"---@class Question\n((?:---@field.*\n)*)", STUB)[1]
        self.assertEqual(set(re.findall(r"---@field (\w+)", stub)), fields)
        told = part(LUA_PAGE, "Sh", "QUESTIONS")
        self.assertEqual(set(re.findall(r"^\.Fa (\w+)", told, re.M)) | set(items(told, "Fa")), fields)

    def test_the_fields_of_declarations(self):
        reading = (ROOT / "engine/declaration/declaration.cpp").read_text()
        for what in ("game", "variant"):
            body = reading[reading.index(f'"{what}");'):]
            fields = set(re.findall(r'"(\w+)"', re.search(r"fields\.only\(\s*\{(.*?)\}", body, re.S)[1]))
            about = re.search(rf"---@param about \{{ (id: string, .*) \}}\nfunction {what}\(", STUB)[1]
            self.assertEqual(set(re.findall(r"(\w+)\??: ", about)), fields, what)
            for field in fields:
                self.assertTrue(re.search(rf"(?m)^\.(Fa|It Fa).*\b{field}\b|^  (.*, )?{field} = ", LUA_PAGE), f"{what}: {field}")

    def test_the_fields_of_tests(self):
        fields = set(items(part(LUA_PAGE, "Ss", "Tests"), "Fa"))
        about = re.search(r"---@param about \{ (.*) \}\nfunction test\(", STUB)[1]
        self.assertEqual(set(re.findall(r"(\w+)\?: ", about)), fields)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "x.lua"
            path.write_text('variant{ id = "x", game = "secrets", title = { en = "X" }, rule = { en = "X" } }\ntest("x", { x = 1 })')
            told = re.search(r"no field 'x'; there are: ([\w, ]+)", run("check", path, status=4).stderr)
        self.assertEqual(set(told[1].split(", ")), fields)

    def test_the_widgets(self):
        body = (ROOT / "cli/report/widgets.cpp").read_text()
        known = {kind: set(re.findall(r'"(\w+)"', fields)) for kind, fields in re.findall(r'\{"(\w+)",\s+\{([^}]*)\},\s+\w+_of\b', body)}
        told = {}
        for title in ("Display", "Report"):
            for line in re.findall(r"^\.It Li \{ (kind = .*) \}$", part(LUA_PAGE, "Ss", title), re.M):
                kind = re.search(r'kind = \\\(dq(\w+)', line)[1]
                told[kind] = set(re.findall(r"(\w+) =", line)) - {"kind"}
        told["line"].add("brief")  # described below it
        self.assertEqual(told, known)

    def test_the_limits_are_those_of_the_program(self):
        host = (ROOT / "engine/budget.hpp").read_text() + (ROOT / "engine/lua/host.hpp").read_text()
        words = " ".join(LUA_PAGE.split())
        for constant, value, said in (("kBudget", "5'000'000", "five million steps"),
                                      ("std::int64_t steps", "200'000'000", "in a whole game 200 million"),
                                      ("kMaxSeconds", "2", "two seconds"),
                                      ("kSoftMemory", "std::size_t{16} << 20", "16 MiB"),
                                      ("kHardMemory", "std::size_t{48} << 20", "never more than 80 MiB"),
                                      ("kNativeMemory", "std::size_t{32} << 20", "never more than 80 MiB"),
                                      ("kMaxSource", "std::size_t{64} << 10", "at most 64 KiB"),
                                      ("kMaxText", "std::size_t{4} << 10", "at most 4 KiB"),
                                      ("kMaxHanded", "100'000", "100,000 values"),
                                      ("kMaxHandedText", "std::size_t{1} << 20", "1 MiB of texts"),
                                      ("std::int64_t bytes", "std::int64_t{64} << 20", "in a whole game 64 MiB of texts and values"),
                                      ("kBytesAValue", "32", "a value being 32 bytes")):
            self.assertIn(f"{constant} = {value};", host)
            self.assertIn(said, words)


if __name__ == "__main__":
    unittest.main()
