"""The playground's program in wasmtime: it says what the native one says, and no attack ends it.

usage: core_test.py PROGRAM.wasm [TEST...]
"""
import pathlib
import re
import sys
import time
import unittest

from program import Program, load

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOADED = load(sys.argv[1])

DRIVER = """
local asked, good = {}, nil
good = nav.use {
  name = "neighbour", priority = -1000,
  shouldPop = function(controller) asked[controller] = true end,
  backTitle = function() return "good" end,
}
nav.use("attack.lua")
local function settle() while nav.question() do nav.answer(true) end end

nav.setRoot "Home"
local page = assert(nav.push { class = "Form", props = { dirty = true } })
local outcome = nav.tapBack()
settle()
assert(outcome == "popped" or outcome == "deferred" or outcome == "vetoed", outcome)
assert(asked[page] or outcome == "vetoed", "the neighbour was not asked")
assert(#good.faults == 0, "the neighbour has faults")
for _, plugin in ipairs(nav.plugins()) do
  if plugin.name ~= "neighbour" then plugin:disable() end
end
local last = assert(nav.push "Last")
assert(nav.tapBack() == "popped" and asked[last], "the neighbour works no more")
print("held")
"""


def plugins() -> list[dict]:
    files = sorted((ROOT / "plugins").glob("*/*.lua"))
    return [{"path": str(file.relative_to(ROOT)), "text": file.read_text()}
            for file in files if not file.name.endswith("_spec.lua") and file.parent.name != "_meta"]


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
        scene = """
          nav.use { name = "no", shouldPop = function(controller) return false end }
          nav.setStack { "Home", "Page" }
          for i = 1, 2000 do nav.tapBack() end
        """
        program.run(scene, "warm.lua")
        began = time.perf_counter()
        answer = program.run(scene, "timed.lua")
        print(f"2,000 taps that are refused: {time.perf_counter() - began:.3f} s, memory {program.memory >> 10} KiB")
        self.assertEqual(answer["status"], 0, answer)


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
        self.assertRegex(lines[3], "^(vetoed|blocked)")
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
