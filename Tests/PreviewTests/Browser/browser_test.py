"""The page of `navhost preview` in a real Chromium, by selenium.

usage: browser_test.py NAVHOST [PICTURES]    PICTURES: a folder where screenshots are kept
"""

import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

from driven import DrivenPage, browser

HERE = os.path.dirname(os.path.abspath(__file__))
NAVHOST = os.path.abspath(sys.argv[1])
PICTURES = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else None
BROKEN = "return {\n  name = 'draft',\n  shouldPop = function( return end,\n}\n"


class PageTest(DrivenPage):
    pictures = PICTURES
    words = ["scene.lua"]
    more = {}
    """Files besides those of the scene."""

    @classmethod
    def setUpClass(cls):
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        shutil.copytree(os.path.join(HERE, "scene"), self.folder, dirs_exist_ok=True)
        for name, text in self.more.items():
            with open(os.path.join(self.folder, name), "w") as file:
                file.write(text)
        self.process = subprocess.Popen(
            [NAVHOST, "preview", *self.words], cwd=self.folder, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.driver.get(self.address)
        self.wait(lambda: self.stack() == ["Inbox Inbox", "Draft New draft"])

    def tearDown(self):
        log = [entry["message"] for entry in self.driver.get_log("browser")]
        self.process.send_signal(signal.SIGINT)
        self.assertEqual(self.process.wait(10), 130)
        self.process.stdout.close()
        shutil.rmtree(self.folder)
        self.assertEqual([line for line in log if "WebSocket" not in line], [])

    def press(self, selector):
        self.find(selector).click()

    def settled(self):
        self.driver.execute_async_script("setTimeout(arguments[0], 600)")

    def answer(self, value):
        self.press(f'#question [data-answer="{value}"]')


class DragTest(PageTest):
    def test_a_drag_by_mouse_comes_to_a_question(self):
        self.drag(0.01, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.assertIn("Throw the draft away?", self.find("#question").text)
        self.assertEqual([line.strip()[:22] for line in self.texts("#source .deciding")],
                         ['return confirm("Throw '])
        self.assertEqual(self.texts("#cards b"), ["May a swipe begin?", "7 guards pass", "draft", "Deferred"])
        self.assertEqual(self.driver.execute_script(
            "return [...document.querySelectorAll('#cards use')].map(sign => sign.getAttribute('href'))"),
            ["#sign-question", "#sign-check", "#sign-question", "#sign-question"])
        self.assertEqual(len(self.texts("#cards .chips span")), 7)
        self.picture("question")
        self.answer("false")
        self.wait(lambda: "blocked" in self.outcome())
        self.assertEqual(len(self.stack()), 2)
        self.assertEqual(self.texts("#question button"), [])

    def test_a_drag_by_touch_too(self):
        self.drag(0.01, 0.95, "touch")
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.answer("true")
        self.wait(lambda: self.stack() == ["Inbox Inbox"])

    def test_the_deciding_hook_is_stepped_through_and_back(self):
        self.drag(0.01, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")
        decided = self.texts("#source .deciding")
        self.press('[data-action="stepOn"]')
        self.assertTrue(self.find("#stepState").text.startswith("1 of "))
        self.assertNotEqual(self.texts("#source .deciding"), decided)
        self.assertIn("controller", self.texts("#stepValues th"))
        while self.find('[data-action="stepOn"]').is_enabled():
            self.press('[data-action="stepOn"]')
        self.assertEqual(self.texts("#source .deciding"), decided)
        self.picture("steps")
        while self.find('[data-action="stepBack"]').is_enabled():
            self.press('[data-action="stepBack"]')
        self.assertIn("ran", self.find("#stepState").text)
        self.assertEqual(self.texts("#source .deciding"), decided)

    def test_the_rules_and_the_one_that_gave_the_answer(self):
        self.drag(0.01, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.press('[data-action="prove"]')
        self.wait(lambda: any("complete: " in text for text in self.texts("#proof span")))
        self.assertIn("asks ", self.texts("#proof .now")[0])
        self.picture("proof")

    def test_touch_events_made_by_a_program(self):
        self.driver.execute_script("""
            const phone = document.querySelector("#phone"), box = phone.getBoundingClientRect();
            const say = (name, x) => {
              const finger = new Touch({identifier: 1, target: phone, clientX: box.left + x, clientY: box.top + 300});
              const up = name === "touchend";
              phone.dispatchEvent(new TouchEvent(name, {touches: up ? [] : [finger],
                changedTouches: [finger], bubbles: true, cancelable: true}));
            };
            say("touchstart", 3);
            for (let x = 20; x < box.width; x += 40) say("touchmove", x);
            say("touchend", box.width - 5);
            """)
        self.wait(lambda: self.outcome() == "gesture deferred")

    def test_from_the_middle_a_guard_decides(self):
        self.drag(0.5, 0.95)
        self.wait(lambda: self.outcome() == "gesture ignored: distance")
        self.assertEqual(self.texts("#source .deciding"), [])
        self.assertTrue(self.find("#noSource").text.startswith("The guard 'distance' decided: "))

    def test_the_buttons_do_the_same(self):
        self.press('[data-action="swipe"]')
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.answer("false")
        self.press('[data-action="tapBack"]')
        self.wait(lambda: self.outcome() == "pop deferred")

    def test_the_words_are_those_of_run(self):
        self.drag(0.01, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")
        script = os.path.join(self.folder, "swipe.lua")
        with open(script, "w") as file:
            file.write('dofile("scene.lua")\n'
                       "nav.pan { from = {5, 400}, to = {380, 400} }\nprint(nav.explain())\n")
        run = subprocess.run([NAVHOST, "run", script], cwd=self.folder, capture_output=True, text=True)
        # A hand starts and moves by other distances.
        self.assertEqual(*[re.sub(r"[\d.]+ (<=|>) \d+", r"N \1 N", text)
                           for text in (run.stdout.strip(), self.explanation())])


class ButtonTest(PageTest):
    def test_push_reset_and_a_page_loaded_anew(self):
        self.press('[data-action="push"]')
        self.wait(lambda: self.stack()[-1] == "Screen")
        field = self.find("#class")
        field.clear()
        field.send_keys("Editor")
        self.press('[data-action="push"]')
        self.settled()
        self.press('[data-action="push"]')
        self.wait(lambda: self.stack()[-1] == "Editor")
        self.press('[data-action="reset"]')
        self.wait(lambda: len(self.stack()) == 2)
        self.press('[data-action="push"]')
        self.wait(lambda: len(self.stack()) == 3)
        self.driver.refresh()
        self.wait(lambda: len(self.stack()) == 2)

    def test_size_and_profile_keep_the_stack(self):
        self.press('[data-size="820x1180"]')
        self.wait(lambda: self.pressed('[data-size="820x1180"]'))
        self.press('[data-action="profile"]')
        self.wait(lambda: self.pressed('[data-action="profile"]'))
        self.assertEqual(len(self.stack()), 2)
        self.drag(0.5, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")

    def pressed(self, selector):
        return self.find(selector).get_attribute("aria-pressed") == "true"

    def test_right_to_left_dark_and_map_keep_the_stack(self):
        self.press('[data-action="map"]')
        self.wait(lambda: "The swipe begins" in "".join(self.texts("#legend li")) or
                  "The swipe asks first" in "".join(self.texts("#legend li")))
        self.picture("map")
        self.press('[data-action="rtl"]')
        self.press('[data-action="dark"]')
        self.wait(lambda: self.find('[data-action="dark"]').get_attribute("aria-pressed") == "true")
        self.assertEqual(len(self.stack()), 2)
        self.picture("rtl-dark")
        self.drag(0.99, 0.05)
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.picture("rtl-dark-question")


class TimeTest(PageTest):
    def go(self, frame):
        self.driver.execute_script("""
            const slider = document.querySelector("#timeline");
            slider.value = arguments[0];
            slider.dispatchEvent(new Event("input"));
            """, frame)

    def last(self):
        return int(self.find("#timeline").get_attribute("max"))

    def test_back_and_on_from_there(self):
        self.drag(0.01, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.answer("true")
        self.wait(lambda: self.stack() == ["Inbox Inbox"])
        self.settled()
        last = self.last()
        self.go(0)
        self.wait(lambda: len(self.stack()) == 2)
        self.assertEqual(self.last(), last)
        self.picture("past")
        self.press('[data-action="push"]')
        self.wait(lambda: self.stack()[-1] == "Screen")
        self.settled()
        self.assertEqual(len(self.stack()), 3)
        self.assertEqual(self.find("#timeline").get_attribute("value"), str(self.last()))


class StacksTest(PageTest):
    def setUp(self):
        super().setUp()
        with open(os.path.join(self.folder, "scene.lua"), "w") as file:
            file.write('''
nav.setRoot{class = "Inbox", title = "Inbox"}
nav.tabs{{class = "Search", title = "Search"}}
nav.present{class = "Draft", title = "New draft", props = {dirty = true}}
nav.class("Draft", "Editor")
''')
        self.wait(lambda: any("in a sheet" in line for line in self.stack()))

    def test_a_sheet_is_pulled_down_then_a_tab_is_tapped(self):
        phone = self.find("#phone")
        height = phone.size["height"]
        self.picture("sheet")
        pointer = ActionBuilder(self.driver, mouse=PointerInput("mouse", "mouse"), duration=16)
        for step in range(11):
            pointer.pointer_action.move_to(phone, 0, int(height * (0.08 * step - 0.4)))
            if step == 0:
                pointer.pointer_action.pointer_down()
        pointer.pointer_action.pointer_up()
        pointer.perform()
        self.wait(lambda: "Throw the draft away?" in self.find("#question").text)
        self.answer("true")
        self.wait(lambda: not any("in a sheet" in line for line in self.stack()))
        self.settled()
        self.press('#phone [data-tab="2"]')
        self.wait(lambda: "Inbox Inbox (tab 1, hidden)" in self.stack())
        self.picture("tabs")


class WatchTest(PageTest):
    def save(self, name, text):
        with open(os.path.join(self.folder, name), "w") as file:
            file.write(text)

    def test_a_plugin_broken_and_mended(self):
        good = open(os.path.join(self.folder, "plugins/draft.lua")).read()
        self.save("plugins/draft.lua", BROKEN)
        begin = time.monotonic()
        self.wait(lambda: "plugins/draft.lua:3:" in self.find("#problems").text)
        self.assertLess(time.monotonic() - begin, 5)
        self.assertIn("^", self.find("#problems").text)
        self.picture("broken")
        self.drag(0.01, 0.95)
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.answer("false")
        self.save("plugins/draft.lua", good.replace("Throw the", "Lose the"))
        self.wait(lambda: self.texts("#problems li") == [])
        self.press('[data-action="tapBack"]')
        self.wait(lambda: "Lose the draft away?" in self.find("#question").text)

    def test_a_new_plugin_and_a_changed_script(self):
        self.save("plugins/no.lua",
                  "return {shouldPush = function() return false, 'full' end}")
        self.wait(lambda: any("no " in text for text in self.texts("#plugins li")))
        self.press('[data-action="push"]')
        self.wait(lambda: self.outcome() == "push blocked: full")
        self.save("scene.lua", "nav.setRoot('Other')")
        self.wait(lambda: self.stack() == ["Other"])


class LookTest(PageTest):
    """Screenshots to be looked at, and how long the way there and back takes."""

    def test_light_and_dark_narrow_and_wide(self):
        for width, height in ((1440, 900), (1024, 700), (400, 860)):
            for dark in (False, True):
                driver = browser(width, height, dark)
                try:
                    driver.get(self.address)
                    own, self.driver = self.driver, driver
                    self.wait(lambda: len(self.stack()) == 2)
                    self.press('[data-action="swipe"]')
                    self.wait(lambda: self.outcome() == "gesture deferred")
                    driver.execute_script("scrollTo(0, 0)")
                    self.picture(f"page-{width}-{'dark' if dark else 'light'}")
                    wide = driver.execute_script(
                        "return document.documentElement.scrollWidth <= innerWidth")
                    self.assertTrue(wide, f"{width}: the page is wider than the window")
                finally:
                    self.driver = own
                    driver.quit()

    def test_on_a_small_screen_the_phone_stays_in_view(self):
        screen = dict(width=390, height=844, deviceScaleFactor=1, mobile=True)
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
        try:
            for selector in ('[data-action="deepLink"]', "#props", '[data-action="saveSpec"]'):
                self.driver.execute_script(
                    "document.querySelector(arguments[0]).scrollIntoView({block: 'end'})", selector)
                phone, control = self.driver.execute_script("""
                    return ["#phone", arguments[0]].map((selector) => {
                      const box = document.querySelector(selector).getBoundingClientRect();
                      return [box.top, box.bottom];
                    })""", selector)
                self.assertGreaterEqual(phone[0], 0)
                self.assertGreater(phone[1] - phone[0], 400)
                self.assertLessEqual(phone[1], control[0], f"{selector} lies below the phone")
                self.assertLessEqual(control[1], 844)
            self.driver.execute_script("scrollTo(0, 0)")
            self.press('[data-action="tapBack"]')
            self.wait(lambda: "Throw the draft away?" in self.find("#question").text)
        finally:
            self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_a_question_is_the_alert_that_an_app_shows(self):
        self.press('[data-action="tapBack"]')
        self.wait(lambda: self.texts("#question button") == ["Keep", "Throw away"])
        middle, rows = self.driver.execute_script("""
            const box = (selector) => document.querySelector(selector).getBoundingClientRect();
            const phone = box("#phone"), question = box("#question");
            return [(question.top + question.bottom - phone.top - phone.bottom) / 2,
              [...document.querySelectorAll("#question button")].map((button) => button.getBoundingClientRect().top)];
            """)
        self.assertLess(abs(middle), 2)
        self.assertEqual(rows[0], rows[1])

    def test_the_picture_follows_a_drag(self):
        with open(os.path.join(HERE, "drag.js")) as file:
            made = self.driver.execute_async_script(file.read(), 120)
        self.assertGreater(len(made["trips"]), 10)
        self.assertGreater(made["pictures"], 10)
        span = (made["frames"][-1] - made["frames"][0]) / 1000
        print(f"a step of a drag and its picture: median {statistics.median(made['trips']):.1f} ms; "
              f"{made['pictures'] / span:.0f} pictures a second in {len(made['frames']) / span:.0f} frames",
              file=sys.stderr)


class WidthTest(PageTest):
    """The page with all that it may show, at three widths in both themes."""

    words = ["scene.lua", "--strings", "texts.xcstrings"]

    more = {
        "texts.xcstrings": '''{"sourceLanguage": "en", "version": "1.0", "strings": {
            "a": {"localizations": {"de": {"stringUnit": {"value": "b"}}}}}}''',
        "plugins/broken.lua": BROKEN,
        "plugins/letter.lua": "return {controllers = 'Letter', shouldPop = function() return await('save') end}",
    }

    def fill(self):
        """Makes the page show what it can show at once."""
        self.wait(lambda: self.find("#languages").is_displayed() and self.find("#problems").is_displayed())
        self.click('[data-action="map"]')
        self.driver.execute_script("arguments[0].value = 'no data'", self.find("#props"))
        self.find("#props").send_keys(Keys.ENTER)
        self.wait(lambda: self.find("#propsWrong").text != "")
        self.click('[data-action="swipe"]')
        self.wait(lambda: self.outcome() == "gesture deferred")
        while self.find('[data-action="stepOn"]').is_enabled():
            self.click('[data-action="stepOn"]')
        self.click('[data-action="prove"]')
        self.wait(lambda: any("complete: " in text for text in self.texts("#proof span")))

    def other_moments(self):
        """Shows the rest of what may stand on the page, one after another."""
        self.click('[data-action="dark"]')
        self.wait(lambda: "dark" in self.find("#question").get_attribute("class"))
        yield "a dark phone"
        self.click('#question [data-answer="false"]')
        self.driver.execute_script("""
            document.querySelector("#timeline").value = 1;
            document.querySelector("#timeline").dispatchEvent(new Event("input"))""")
        self.wait(lambda: self.find("#past").text != "")
        yield "an earlier moment"
        self.driver.execute_script("document.querySelector('#class').value = 'Letter'")
        self.click('[data-action="push"]')
        self.wait(lambda: self.stack()[-1] == "Letter")
        # Nobody is asked as long as the push runs.
        self.wait(lambda: self.click('[data-action="tapBack"]') or self.find("#failure").is_displayed())
        yield "a question to the app"
        self.driver.execute_script("document.querySelector('#lost').hidden = false")
        yield "a connection that is gone"

    def click(self, selector):
        """On a small screen what is below may be under the phone."""
        self.driver.execute_script("arguments[0].click()", self.find(selector))

    def look(self, name):
        with open(os.path.join(HERE, "look.js")) as file:
            return self.driver.execute_script(file.read(), name)

    def ring(self):
        """Goes through the page by the tabulator key."""
        wrong, first = [], None
        self.driver.execute_script("document.activeElement.blur()")
        for _ in range(80):
            ActionChains(self.driver).send_keys(Keys.TAB).perform()
            now = self.driver.switch_to.active_element
            if now == first:
                return wrong
            first = first or now
            if now.tag_name != "body":
                wrong += self.look("ring")
        return wrong + ["the keys do not come round"]

    def nameless(self):
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        controls = ("button", "slider", "textbox", "combobox", "alertdialog", "group", "region", "table", "listbox")
        return [f"no name: {node['role']['value']}" for node in nodes
                if not node.get("ignored") and node["role"]["value"] in controls and not node["name"]["value"]]

    def whole(self, name, width):
        """A picture of the page, as high as it is."""
        height = self.driver.execute_script("""
            return Math.max(...["html", "main"].map((name) => document.querySelector(name).scrollHeight)) + 80""")
        self.show(width, min(height, 3000))
        self.driver.execute_script("scrollTo(0, 0); document.querySelector('main').scrollTo(0, 0)")
        self.picture(name)

    def show(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def test_every_width_in_both_themes(self):
        wrong = []
        for width, height in ((390, 844), (820, 1180), (1400, 900)):
            for theme in ("light", "dark"):
                self.show(width, height)
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": theme}]})
                self.driver.get(self.address)
                self.wait(lambda: len(self.stack()) == 2)
                self.fill()
                found = [line for name in ("contrast", "reach", "style") for line in self.look(name)]
                found += self.ring() + self.nameless()
                self.whole(f"width-{width}-{theme}", width)
                for moment in self.other_moments():
                    found += [f"{moment}: {line}" for line in self.look("contrast")]
                wrong += [f"{width} {theme}: {line}" for line in found]
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        self.assertEqual("\n".join(wrong), "")


class KeyboardTest(PageTest):
    """Without a hand on the phone: by keys alone, and what a screen reader is told."""

    def type(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def focused(self):
        return self.driver.execute_script("""
            const {dataset, id, textContent} = document.activeElement;
            return dataset.action ?? dataset.answer ?? dataset.size ?? (id || textContent);
            """)

    def test_focus_goes_from_the_head_to_the_phone_to_what_is_told(self):
        seen = []
        for _ in range(40):
            self.type(Keys.TAB)
            if self.focused() in seen[:1]:
                break
            seen.append(self.focused())
        order = ["class", "push", "reload", "reset", "map", "rtl", "dark", "profile", "375x667", "timeline",
                 "swipe", "swipeMiddle", "tapBack", "escape", "requestPop", "pop", "popToRoot", "deepLink",
                 "Inbox", "prove", "events", "saveScript", "saveSpec", "copyTrace"]
        self.assertEqual([name for name in seen if name in order], order)

    def test_a_swipe_is_asked_about_and_answered_by_keys(self):
        button = self.find('[data-action="swipe"]')
        self.driver.execute_script("arguments[0].focus()", button)
        self.type(Keys.ENTER)
        self.wait(lambda: self.outcome() == "gesture deferred")
        self.wait(lambda: self.focused() == "false")
        self.type(Keys.ENTER)
        self.wait(lambda: "blocked" in self.outcome())
        self.wait(lambda: self.focused() == "swipe")
        slider = self.find("#timeline")
        self.driver.execute_script("arguments[0].focus()", slider)
        self.type(Keys.HOME)
        self.wait(lambda: self.explanation() == "push pushed")

    def test_a_screen_reader_is_told_what_everything_is(self):
        self.press('[data-action="swipe"]')
        self.wait(lambda: self.outcome() == "gesture deferred")
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        told = [(node.get("role", {}).get("value"), node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]
        controls = ("button", "slider", "textbox", "combobox", "alertdialog", "listbox")
        self.assertEqual([role for role, name in told if role in controls and not name], [])
        for expected in (("alertdialog", "Throw the draft away?"), ("slider", "Moment of the session"),
                         ("button", "Swipe from the edge"), ("combobox", "Class of the screen to push")):
            self.assertIn(expected, told)
        self.assertTrue(any(role in ("image", "img") and name == "New draft" for role, name in told), told)


class FilmTest(DrivenPage):
    """The page of `navhost preview --save`, opened from a file."""

    pictures = PICTURES
    title = "</script><img src=x onerror=document.title=1>"

    @classmethod
    def setUpClass(cls):
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        shutil.copytree(os.path.join(HERE, "scene"), self.folder, dirs_exist_ok=True)
        with open(os.path.join(self.folder, "film.lua"), "w") as file:
            file.write('dofile("scene.lua")\nnav.tapBack()\nnav.answer(false)\n'
                       f'nav.push {{ class = "Odd", title = "{self.title}" }}\n')
        subprocess.run([NAVHOST, "preview", "--save", "film.html", "film.lua"], cwd=self.folder, check=True)
        self.driver.get(f"file://{self.folder}/film.html")

    def tearDown(self):
        log = [entry["message"] for entry in self.driver.get_log("browser")]
        shutil.rmtree(self.folder)
        self.assertEqual(log, [])

    def press(self, name):
        self.find(f'[data-do="{name}"]').click()

    def step(self):
        return self.texts("#moment")[0].split(",")[0]

    def type(self, key):
        ActionChains(self.driver).send_keys(key).perform()

    def test_buttons_keys_and_slider_go_through_the_steps(self):
        self.assertEqual(self.step(), "Step 1 of 5")
        for name, step in (("next", 2), ("last", 5), ("next", 5), ("previous", 4), ("first", 1), ("previous", 1)):
            self.press(name)
            self.assertEqual(self.step(), f"Step {step} of 5", name)
        for key, step in ((Keys.ARROW_RIGHT, 2), (Keys.END, 5), (Keys.ARROW_LEFT, 4), (Keys.HOME, 1)):
            self.type(key)
            self.assertEqual(self.step(), f"Step {step} of 5")
        self.driver.execute_script("""
            const slider = document.querySelector("#slider");
            slider.value = 2;
            slider.dispatchEvent(new Event("input"))""")
        self.assertEqual(self.step(), "Step 2 of 5")
        self.driver.execute_script("arguments[0].focus()", self.find("#slider"))
        self.type(Keys.ARROW_RIGHT)
        self.type(Keys.ARROW_RIGHT)
        self.assertEqual(self.step(), "Step 3 of 5")

    def test_a_step_has_its_decision_its_lines_and_its_events(self):
        self.press("first")
        self.press("next")
        self.press("next")
        self.assertEqual(self.outcome(), "pop deferred")
        self.assertEqual(self.texts("#script .deciding"), ["nav.tapBack()\n"])
        self.assertEqual([line.strip()[:22] for line in self.texts("#source .deciding")],
                         ['return confirm("Throw '])
        self.assertIn("plugins/draft.lua, line 7", self.texts("#sourceName")[0])
        self.assertEqual(self.texts("#asked"), ["Question: Throw the draft away?"])
        self.assertIn("outcome=deferred", self.texts("#events .now")[-1])
        self.assertEqual(self.stack(), ["Inbox Inbox", "Draft New draft"])
        self.driver.find_elements("css selector", "#decisions button")[2].click()
        self.assertEqual(self.step(), "Step 4 of 5")
        self.assertIn("blocked", self.outcome())

    def test_play_comes_to_the_end(self):
        self.press("play")
        self.wait(lambda: self.step() == "Step 5 of 5" and self.texts('[data-do="play"]') == ["Play"])

    def test_a_title_is_text(self):
        self.press("last")
        self.assertIn(self.title, self.stack()[-1])
        self.assertEqual(self.driver.find_elements("css selector", "img"), [])
        self.assertEqual(self.driver.title, "film.lua – navhost preview")

    def test_every_width_in_both_themes(self):
        wrong = []
        for width, height in ((390, 844), (820, 1180), (1400, 900)):
            for theme in ("light", "dark"):
                self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": theme}]})
                self.driver.refresh()
                for _ in range(2):
                    self.press("next")
                self.picture(f"film-{width}-{theme}")
                with open(os.path.join(HERE, "look.js")) as file:
                    look = file.read()
                found = self.driver.execute_script(look, "contrast")
                wide = self.driver.execute_script("""
                    return [document.documentElement, ...document.querySelectorAll("body *:not(svg *)")]
                      .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
                        && getComputedStyle(node).display !== "inline" && !node.matches("svg, .said"))
                      .map((node) => node.id || node.tagName)""")
                wrong += [f"{width} {theme}: {line}" for line in found + [f"too wide: {name}" for name in wide]]
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        self.assertEqual("\n".join(wrong), "")

    def test_a_screen_reader_is_told_what_everything_is(self):
        self.press("next")
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        told = [(node.get("role", {}).get("value"), node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]
        self.assertEqual([role for role, name in told if role in ("button", "slider", "group") and not name], [])
        for expected in (("slider", "Moment of the film"), ("button", "Next"), ("group", "Film")):
            self.assertIn(expected, told)
        self.assertTrue(any(role in ("image", "img") and name == "New draft" for role, name in told), told)


def main():
    suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules[__name__])
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
