"""The playground's page in Chromium, without a network.

usage: page_test.py FOLDER [TEST...]    NAVHOST_PICTURES: a folder where screenshots are kept
"""
import functools
import http.server
import os
import pathlib
import sys
import threading
import time
import unittest
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../PreviewTests/Browser"))
from driven import DrivenPage, browser

FOLDER = os.path.abspath(sys.argv[1])
PICTURES = os.environ.get("NAVHOST_PICTURES")
REFUSING = 'return { name = "no", shouldPop = function() return false end }\n'
BROKEN = 'return {\n  name = "no",\n  shouldPop = function( return false end,\n}\n'
ENDLESS = 'return { name = "on", shouldPop = function() while true do end end }\n'
ASKING = """return {
  name = "asks", controllers = "Form",
  shouldPop = function(controller)
    if controller.props.dirty then return confirm("Leave?") end
  end,
}
"""
STACK = 'nav.setStack { "Home", "Page" }\n'


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class PageTest(DrivenPage):
    pictures = PICTURES
    patience = 20

    @classmethod
    def setUpClass(cls):
        handler = functools.partial(QuietHandler, directory=FOLDER)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/"
        cls.driver = browser(height=1000, arguments=["--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"])
        cls.driver.set_script_timeout(20)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.server.shutdown()
        cls.server.server_close()

    def tearDown(self):
        log = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "INFO"]
        self.assertEqual(log, [])

    def open(self, plugin=None, scene=None, stack=("Home", "Page")):
        self.driver.get("about:blank")
        texts = {name: text for name, text in (("plugin", plugin), ("scene", scene)) if text is not None}
        self.driver.get(self.address + ("#" + urllib.parse.urlencode(texts) if texts else ""))
        self.wait(lambda: tuple(self.stack()) == stack)

    def type(self, field, text):
        self.driver.execute_script(
            "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
            "field.dispatchEvent(new InputEvent('input', {bubbles: true}))", field, text)

    def press(self, selector):
        self.driver.execute_script("document.querySelector(arguments[0]).click()", selector)


class WayTest(PageTest):
    def test_a_swipe_a_question_with_three_choices_an_answer(self):
        began = time.monotonic()
        self.open(stack=("Inbox", "Draft New draft"))
        self.wait(lambda: self.texts("#phone svg"))
        print(f"first picture after {time.monotonic() - began:.2f} s, with the driver's own time")
        self.drag(0.01, 0.95)
        self.wait(lambda: "deferred" in self.outcome())
        self.assertEqual(sorted(self.texts("#question button")), ["Discard", "Keep writing", "Save"])
        self.assertEqual(len(self.texts("#source .deciding")), 1)
        self.picture("question")
        self.press('#question [data-answer="discard"]')
        self.wait(lambda: self.stack() == ["Inbox"])
        self.assertIn("draft", self.texts("#explanation")[0])

    def test_what_is_typed_decides(self):
        self.open("", STACK)
        self.press('[data-action="tapBack"]')
        self.wait(lambda: self.stack() == ["Home"])
        self.type("#plugin", REFUSING)
        self.wait(lambda: self.stack() == ["Home", "Page"])
        self.press('[data-action="tapBack"]')
        self.wait(lambda: self.outcome() != "")
        self.assertEqual(self.stack(), ["Home", "Page"])
        self.assertIn("no", self.texts("#explanation")[0])
        self.assertTrue(self.texts("#events li"))

    def test_an_error_has_its_line(self):
        self.open(REFUSING, STACK)
        self.type("#plugin", BROKEN)
        self.wait(lambda: any("3:" in text for text in self.texts("#findings li")))
        self.wait(lambda: any(":3:" in text for text in self.texts("#problems li")))
        self.picture("error")
        self.type("#plugin", REFUSING)
        self.wait(lambda: not self.texts("#problems li"))
        self.wait(lambda: not self.texts("#findings .error"))

    def proved(self, *words):
        """Waits until the proof is there, as far as it goes, with these words in it."""
        self.wait(lambda: self.texts("#provedState") == [""] and
                  all(word in self.texts("#proved")[0] for word in words))

    def test_the_rules_and_a_trap_that_is_played(self):
        self.open(ASKING, STACK)
        self.proved("checked ", " to depth 4 and 1 hook: nothing found")
        self.assertIn("complete: for every value of every type", self.rules())
        self.assertIn("  | no", self.rules())
        self.type("#plugin", REFUSING)
        self.proved("trap: no way out of Form with 2 controllers: kept by no", "and 1 hook: 1 finding")
        self.assertIn("  always  no", self.rules())
        self.picture("proof")
        self.press("#proved .finding button")
        self.assertEqual(self.driver.execute_script("return document.activeElement.id"), "plugin")
        self.press("#proved .play")
        self.wait(lambda: self.stack() == ["Home", "Form"])
        self.driver.back()
        self.wait(lambda: self.stack() == ["Home", "Page"])

    def rules(self):
        return self.driver.execute_script("return document.querySelector('#proved .rules').textContent")

    def test_a_proof_that_takes_long_ends_and_leaves_the_page_alive(self):
        self.open(REFUSING, STACK)
        self.proved("trap: ")
        self.driver.execute_script("playground.proofPatience = 1")
        self.type("#plugin", ASKING)
        self.wait(lambda: self.texts("#provedState") == ["ended after 0.001 s: navhost prove goes on as long as it takes"])
        self.driver.execute_script("playground.proofPatience = 20000")
        self.type("#plugin", REFUSING + " ")
        self.proved("trap: ")

    def test_the_rules_of_the_hook_that_decided(self):
        self.open(REFUSING, STACK)
        self.press('[data-action="tapBack"]')
        self.wait(lambda: "no" in self.explanation())
        self.press('[data-action="prove"]')
        self.wait(lambda: any("always  no" in text for text in self.texts("#proof .now")))

    def test_a_hook_without_an_end_is_a_fault(self):
        self.open(ENDLESS, STACK)
        self.press('[data-action="tapBack"]')
        self.wait(lambda: any("units of work" in text for text in self.texts("#problems li")))
        self.assertEqual(self.stack(), ["Home"])

    def test_what_a_decision_takes(self):
        self.open("", STACK)
        milliseconds = self.driver.execute_async_script("""
          const [text, done] = arguments, times = [];
          const run = () => worker.postMessage({kind: "run", text: JSON.stringify({do: "run", name: "timed.lua", text})});
          const worker = startWorker(({kind}) => {
            if (kind === "ready") worker.postMessage({kind: "open", text: JSON.stringify({do: "open", files: [], scene: ""})});
            if (kind !== "open" && kind !== "run") return;
            times.push(performance.now());
            if (times.length < 8) run(); else done(times[7] - times[6]);
          }, (why) => done(why));
          """, pathlib.Path(__file__).with_name("timed.lua").read_text())
        print(f"2,000 taps that are refused: {milliseconds / 1000:.4f} s")

    def test_a_scene_without_an_end_leaves_the_page_alive(self):
        self.open(REFUSING, STACK)
        self.driver.execute_script("playground.patience = 1000")
        self.type("#scene", "while true do end")
        self.wait(lambda: any("without an end" in text for text in self.texts("#problems li")))
        self.type("#scene", 'nav.setStack { "Home", "Again" }')
        self.wait(lambda: self.stack() == ["Home", "Again"])

    def test_a_link_holds_all_and_back_goes_back(self):
        self.open(REFUSING, STACK)
        self.type("#scene", 'nav.setStack { "Home", "Linked" }')
        self.wait(lambda: self.stack() == ["Home", "Linked"])
        link = self.driver.current_url
        self.driver.get("about:blank")
        self.driver.get(link)
        self.wait(lambda: self.stack() == ["Home", "Linked"])
        self.assertEqual(self.find("#plugin").get_property("value"), REFUSING)
        self.driver.execute_script(
            "const list = document.querySelector('#example'); list.value = '0';"
            "list.dispatchEvent(new Event('change'))")
        self.wait(lambda: self.stack() == ["Inbox", "Draft New draft"])
        self.driver.back()
        self.wait(lambda: self.stack() == ["Home", "Linked"])

    def test_every_example_plays_without_a_problem(self):
        self.open(stack=("Inbox", "Draft New draft"))
        count = self.driver.execute_script("return navhostExamples.length")
        self.assertGreater(count, 15)
        for index in range(count):
            name = self.driver.execute_script(
                "document.body.dataset.done = ''; const list = document.querySelector('#example');"
                "list.value = String(arguments[0]); list.dispatchEvent(new Event('change'));"
                "return navhostExamples[arguments[0]].name", index)
            self.driver.execute_async_script("setTimeout(arguments[0], 400)")
            with self.subTest(name):
                self.assertTrue(self.stack())
                self.assertEqual([text for text in self.texts("#problems li:not(.warning)")], [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
