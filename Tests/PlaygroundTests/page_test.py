"""The playground's page in Chromium, without a network.

usage: page_test.py FOLDER [TEST...]    NAVHOST_PICTURES: a folder where screenshots are kept
"""
import functools
import http.server
import os
import sys
import threading
import time
import unittest
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

FOLDER = os.path.abspath(sys.argv[1])
PICTURES = os.environ.get("NAVHOST_PICTURES")
REFUSING = 'return { name = "no", shouldPop = function() return false end }\n'
BROKEN = 'return {\n  name = "no",\n  shouldPop = function( return false end,\n}\n'
ENDLESS = 'return { name = "on", shouldPop = function() while true do end end }\n'
STACK = 'nav.setStack { "Home", "Page" }\n'


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def browser():
    options = Options()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,1000",
                     "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(QuietHandler, directory=FOLDER)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/"
        cls.driver = browser()
        cls.driver.set_script_timeout(20)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.server.shutdown()
        cls.server.server_close()

    def tearDown(self):
        log = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "INFO"]
        self.assertEqual(log, [])

    # What stands on the page.

    def wait(self, condition, seconds=20):
        WebDriverWait(self.driver, seconds, 0.05).until(lambda _: condition())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return self.driver.execute_script(
            "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector)

    def stack(self):
        return self.texts("#stack > *")

    def outcome(self):
        return self.texts("#explanation")[0].strip().split("\n")[0]

    def open(self, plugin=None, scene=None, stack=("Home", "Page")):
        self.driver.get("about:blank")
        texts = {name: text for name, text in (("plugin", plugin), ("scene", scene)) if text is not None}
        self.driver.get(self.address + ("#" + urllib.parse.urlencode(texts) if texts else ""))
        self.wait(lambda: tuple(self.stack()) == stack)

    def type(self, field, text):
        self.driver.execute_script(
            "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
            "field.dispatchEvent(new InputEvent('input', {bubbles: true}))", field, text)

    def drag(self, start, end, steps=12):
        phone = self.find("#phone")
        width = phone.size["width"]
        actions = ActionBuilder(self.driver, mouse=PointerInput("mouse", "mouse"), duration=16)
        actions.pointer_action.move_to(phone, int(width * (start - 0.5)), 0)
        actions.pointer_action.pointer_down()
        for step in range(1, steps + 1):
            share = start + (end - start) * step / steps
            actions.pointer_action.move_to(phone, int(width * (share - 0.5)), 0)
        actions.pointer_action.pointer_up()
        actions.perform()

    def press(self, selector):
        self.driver.execute_script("document.querySelector(arguments[0]).click()", selector)

    def picture(self, name):
        if PICTURES:
            os.makedirs(PICTURES, exist_ok=True)
            self.driver.save_screenshot(os.path.join(PICTURES, name + ".png"))


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

    def test_a_hook_without_an_end_is_a_fault(self):
        self.open(ENDLESS, STACK)
        self.press('[data-action="tapBack"]')
        self.wait(lambda: any("units of work" in text for text in self.texts("#problems li")))
        self.assertEqual(self.stack(), ["Home"])

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
