"""The playground's program in wasmtime: it says what the native one says, and no attack ends it.

usage: core_test.py PROGRAM.wasm [TEST...]    NAVHOST: the native program, default .build/release/navhost
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unittest

from program import Program, load

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOADED = load(sys.argv[1])
NAVHOST = pathlib.Path(os.environ.get("NAVHOST", ".build/release/navhost")).resolve()

DRIVER = 'arg = { "attack.lua" } ' + (ROOT / "scripts/dev/hostile.lua").read_text() + 'print("held")\n'


def plugins() -> list[dict]:
    files = sorted((ROOT / "plugins").glob("*/*.lua"))
    return [{"path": str(file.relative_to(ROOT)), "text": file.read_text()}
            for file in files if not file.name.endswith("_spec.lua") and file.parent.name != "_meta"]


def native(files: list[dict], *arguments: str) -> tuple[str, dict[str, str]]:
    """What the native program prints over these files, and the pictures that it leaves."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file in files:
            path = folder / file["path"]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file["text"])
        done = subprocess.run([NAVHOST, *arguments], cwd=folder, capture_output=True, text=True)
        return done.stdout, {path.name: path.read_text() for path in folder.glob("*.svg")}


def variants(text: str) -> list[str]:
    """One attack for each value of a line `-- N = A | B` at its head."""
    values = []
    for line in text.split("\n"):
        if not line.startswith("--"):
            break
        if line.startswith("-- N = "):
            values += line[len("-- N = "):].split(" | ")
    return [f"local N = {value} {text}" for value in values] or [text]


class SceneTest(unittest.TestCase):
    def test_scenes_print_what_is_expected(self):
        scenes = sorted((ROOT / "scripts").glob("*.lua"))
        self.assertGreater(len(scenes), 7)
        for scene in scenes:
            with self.subTest(scene.name):
                answer = Program(LOADED).run(scene.read_text(), f"scripts/{scene.name}", plugins())
                self.assertEqual(answer["output"], scene.with_suffix(".expected").read_text())
                self.assertEqual(answer["status"], 0)

    def test_what_a_decision_takes(self):
        program = Program(LOADED)
        timed = pathlib.Path(__file__).with_name("timed.lua").read_text()
        program.run(timed, "warm.lua")
        began = time.perf_counter()
        answer = program.run(timed, "timed.lua")
        print(f"2,000 taps that are refused: {time.perf_counter() - began:.3f} s, memory {program.memory >> 10} KiB")
        self.assertEqual(answer["status"], 0, answer)


class PictureTest(unittest.TestCase):
    DRAWING = """
      nav.render("screen.svg")
      nav.render("marked.svg", { theme = "dark", scale = 2, regions = true, touches = true })
      nav.filmstrip("strip.svg", { frames = 4 })
      nav.map("map.svg", { grid = 20 })
    """

    def test_pictures_are_the_native_ones_byte_for_byte(self):
        for scene in sorted((ROOT / "scripts").glob("*.lua")):
            with self.subTest(scene.name):
                name, text = f"scripts/{scene.name}", scene.read_text() + self.DRAWING
                _, pictures = native(plugins() + [{"path": name, "text": text}], "run", name)
                self.assertIn("screen.svg", pictures)
                self.assertIn("map.svg", pictures)
                program = Program(LOADED)
                program.run(text, name, plugins())
                drawn = {name: program.call(do="read", path=name).get("text") for name in pictures}
                for name in pictures:
                    self.assertTrue(drawn[name] == pictures[name], f"{name} differs")


class ProofTest(unittest.TestCase):
    TRAPPING = """return {
      name = "closed", controllers = "Form",
      shouldPop = function(controller, pop)
        if controller.props.count == 1099511627776 then return false, "too many" end
        if controller.props.locked then return confirm("Leave | stay?") end
        return false
      end,
    }"""
    FAULTY = """return { shouldPop = function(controller) return controller.props.a.b end }"""

    def policies(self) -> dict[str, str]:
        files = sorted((ROOT / "examples/field/plugins").glob("*.lua"))
        policies = {file.stem: file.read_text() for file in files if not file.stem.endswith("_spec")}
        return policies | {"trapping": self.TRAPPING, "faulty": self.FAULTY}

    def test_proofs_are_in_the_words_of_the_native_program(self):
        program, told = Program(LOADED), {}
        for name, text in self.policies().items():
            with self.subTest(name):
                files = [{"path": "plugins/policy.lua", "text": text}]
                printed, _ = native(files + [{"path": "plugins/README", "text": ""}], "prove")
                answer = program.call(do="proof", files=files)
                self.assertEqual(answer["text"], printed)
                self.assertEqual(answer["problems"], [])
                told[name] = printed
        self.assertIn("trap: no way out of Form with 2 controllers: kept by closed", told["trapping"])
        self.assertIn("1099511627776", told["trapping"])
        self.assertIn("fault: ", told["faulty"])
        self.assertEqual(program.call(do="proof", files=[])["text"], "no plugins in plugins\n")

    def test_the_rules_alone_and_a_policy_that_is_none(self):
        program = Program(LOADED)
        files = [{"path": "plugins/policy.lua", "text": self.TRAPPING}]
        rules = program.call(do="proof", files=files, rules=True)["text"]
        self.assertTrue(program.call(do="proof", files=files)["text"].startswith(rules))
        self.assertIn("complete: for every value of every type", rules)
        broken = program.call(do="proof", files=[{"path": "plugins/policy.lua", "text": "return {"}])
        self.assertEqual(len(broken["problems"]), 1)
        self.assertTrue(broken["problems"][0].startswith("plugins/policy.lua:1: "), broken)


class NumberTest(unittest.TestCase):
    def run_scene(self, text: str) -> dict:
        return Program(LOADED).run(text, "scene.lua")

    def test_numbers_of_more_than_32_bits(self):
        answer = self.run_scene("""
          print(pcall(nav.popTo, 2^40))
          print((nav.use { name = "high", priority = 2^40, shouldPop = function() return false end }).name)
          print((nav.use { name = "low", priority = -2^40 }).name)
          nav.setStack { "Home", "Page" }
          print(nav.tapBack())
          print(("x"):sub(2^32 + 1) == "", #("x"):rep(2^10))
          nav.advance(2^25)
          print(nav.events()[1].name)
        """)
        lines = answer["output"].split("\n")
        self.assertIn("there is no controller at index", lines[0])
        self.assertEqual(lines[1:3], ["high", "low"])
        self.assertTrue(lines[3].startswith("blocked"), lines[3])
        self.assertEqual(lines[4], "true\t1024")
        self.assertEqual(answer["status"], 0, answer)

    def test_a_text_that_is_too_long_is_a_fault_of_its_plugin(self):
        answer = self.run_scene("""
          local plugin = nav.use { name = "long", shouldPop = function() return ("x"):rep(2^32 + 1) end }
          nav.setStack { "Home", "Page" }
          print(nav.tapBack(), #plugin.faults, plugin.faults[1].message)
        """)
        self.assertIn("popped\t1\t", answer["output"])
        self.assertIn("memory", answer["output"])


class HostileTest(unittest.TestCase):
    def test_no_attack_ends_the_program(self):
        corpus = sorted((ROOT / "Tests/Hostile").glob("*.lua"))
        self.assertGreater(len(corpus), 100)
        longest = (0.0, "")
        for file in corpus:
            for text in variants(file.read_text()):
                hook = f"return {{ priority = 1, shouldPop = function(controller, pop) {text}\nend }}"
                for place, source in (("hook", hook), ("load", text)):
                    with self.subTest(file.name, place=place):
                        began = time.perf_counter()
                        answer = Program(LOADED).run(DRIVER, "driver.lua", [{"path": "attack.lua", "text": source}])
                        longest = max(longest, (time.perf_counter() - began, f"{file.name} as {place}"))
                        self.assertTrue(answer["output"].endswith("held\n"), str(answer)[:500])
        print(f"longest attack: {longest[0]:.2f} s, {longest[1]}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
