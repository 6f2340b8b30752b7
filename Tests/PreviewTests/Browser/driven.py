"""A page in a headless Chromium, driven by selenium: what tests of preview and of the playground share."""
import os
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait


def browser(width=1440, height=900, dark=False, arguments=()):
    options = Options()
    if dark:
        options.add_argument("--blink-settings=preferredColorScheme=0")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},{height}", *arguments):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


class DrivenPage(unittest.TestCase):
    """A test whose `driver` has the page open."""

    pictures = None
    """A folder where screenshots are kept."""
    patience = 10
    """In seconds."""

    # What stands on the page.

    def wait(self, condition):
        WebDriverWait(self.driver, self.patience, 0.05).until(lambda _: condition())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return self.driver.execute_script(
            "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector)

    def stack(self):
        return self.texts("#stack > *")

    def explanation(self):
        return self.texts("#explanation")[0].strip()

    def outcome(self):
        return self.explanation().split("\n")[0]

    def picture(self, name):
        if self.pictures:
            os.makedirs(self.pictures, exist_ok=True)
            self.driver.save_screenshot(os.path.join(self.pictures, name + ".png"))

    # What a hand does.

    def drag(self, start, end, kind="mouse", steps=12):
        """From one share of the phone's width to another, at half its height."""
        phone = self.find("#phone")
        width = phone.size["width"]
        actions = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=16)

        def move(share):
            actions.pointer_action.move_to(phone, int(width * (share - 0.5)), 0)

        move(start)
        actions.pointer_action.pointer_down()
        for step in range(1, steps + 1):
            move(start + (end - start) * step / steps)
        actions.pointer_action.pointer_up()
        actions.perform()
