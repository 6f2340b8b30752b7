"""Films the page of `navhost preview` in Chromium, by selenium: an animated PNG.

usage: film.py NAVHOST FILE

A draft is swiped away, the plugin asks, the person keeps it; the plugin is saved with a mistake, which
the page tells while the old one goes on; then the map of where a swipe may begin.
"""

import io
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from PIL import Image
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from driven import browser

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 1200, 860


class Film:
    def __init__(self, navhost):
        self.folder = tempfile.mkdtemp()
        shutil.copytree(os.path.join(HERE, "scene"), self.folder, dirs_exist_ok=True)
        self.process = subprocess.Popen(
            [navhost, "preview", "scene.lua"], cwd=self.folder, stdout=subprocess.PIPE, text=True)
        self.driver = browser(WIDTH, HEIGHT, arguments=["--hide-scrollbars"])
        self.driver.get(self.process.stdout.readline().strip())
        self.frames, self.times = [], []
        self.wait(lambda: len(self.driver.find_elements(By.CSS_SELECTOR, "#stack li")) == 2)

    def close(self):
        self.driver.quit()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)
        shutil.rmtree(self.folder)

    def wait(self, condition):
        WebDriverWait(self.driver, 20, 0.05).until(lambda _: condition())

    def text(self, selector):
        return self.driver.execute_script(
            "return document.querySelector(arguments[0]).textContent", selector)

    def press(self, selector):
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def show(self, milliseconds):
        """What stands now is in the film for so long."""
        picture = Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")
        if self.frames and picture.tobytes() == self.frames[-1].tobytes():
            self.times[-1] += milliseconds
        else:
            self.frames.append(picture)
            self.times.append(milliseconds)

    def drag(self):
        """A finger from the edge to the far side, a frame for each step."""
        phone = self.driver.find_element(By.CSS_SELECTOR, "#phone")
        width = phone.size["width"]
        chain = ActionChains(self.driver, duration=20)
        chain.move_to_element_with_offset(phone, 4 - width // 2, 60).click_and_hold().perform()
        for step in range(1, 11):
            x = 4 + (width - 24) * step // 10
            ActionChains(self.driver, duration=20).move_to_element_with_offset(
                phone, x - width // 2, 60 + 2 * step).perform()
            time.sleep(0.05)
            self.show(90)
        ActionChains(self.driver, duration=20).release().perform()

    def save_plugin(self, text):
        with open(os.path.join(self.folder, "plugins/draft.lua"), "w") as file:
            file.write(text)

    def play(self):
        with open(os.path.join(self.folder, "plugins/draft.lua")) as file:
            plugin = file.read()
        self.show(1200)
        self.drag()
        self.wait(lambda: "Throw the draft away?" in self.text("#question"))
        time.sleep(0.6)
        self.show(2600)
        self.press('#question [data-answer="false"]')
        self.wait(lambda: "blocked" in self.text("#explanation"))
        time.sleep(0.6)
        self.show(1600)
        self.save_plugin(plugin.replace("if controller.props.dirty then", "if controller.props.dirty the"))
        self.wait(lambda: "draft.lua:" in self.text("#problems"))
        self.show(2600)
        self.save_plugin(plugin)
        self.wait(lambda: self.text("#problems") == "")
        self.press('[data-action="map"]')
        self.wait(lambda: "The swipe" in self.text("#legend"))
        self.show(2200)
        self.press('[data-action="dark"]')
        self.wait(lambda: self.driver.find_element(
            By.CSS_SELECTOR, '[data-action="dark"]').get_attribute("aria-pressed") == "true")
        time.sleep(0.2)
        self.show(1600)

    def write(self, path):
        self.frames[0].save(path, save_all=True, append_images=self.frames[1:], duration=self.times,
                            loop=0, format="PNG", optimize=True)


def main():
    film = Film(os.path.abspath(sys.argv[1]))
    try:
        film.play()
    finally:
        film.close()
    film.write(sys.argv[2])
    size = os.path.getsize(sys.argv[2])
    print(f"{sys.argv[2]}: {len(film.frames)} frames, {sum(film.times) / 1000:.1f} s, {size // 1024} KiB")


if __name__ == "__main__":
    main()
