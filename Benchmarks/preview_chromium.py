"""A drag on the page of `navhost preview` in Chromium: `preview_chromium.py NAVHOST` prints the median of the
milliseconds from a step of the finger to its picture on the page, then in how many frames a second another
picture stands there. Prints nothing where there is no Chromium with selenium (Debian's packages).
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
except ImportError:
    sys.exit(0)

HERE = os.path.dirname(os.path.abspath(__file__))
DRAG = os.path.join(HERE, "../Tests/PreviewTests/Browser/drag.js")
DRIVER = "/usr/bin/chromedriver"
FRAMES = 300
SCENE = """
nav.setRoot { class = "Library", title = "Library" }
nav.push { class = "Album", title = "Album", barColor = { "#5e5ce6", "#bf5af2" } }
"""


def figures(driver):
    with open(DRAG, encoding="utf-8") as file:
        drag = file.read()
    driver.execute_async_script(drag, 60)
    made = driver.execute_async_script(drag, FRAMES)
    span = (made["frames"][-1] - made["frames"][0]) / 1000
    return statistics.median(made["trips"]), made["pictures"] / span


def main(program):
    if not os.path.exists(DRIVER):
        return
    options = Options()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,900"):
        options.add_argument(argument)
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "scene.lua"), "w", encoding="utf-8") as file:
            file.write(SCENE)
        process = subprocess.Popen(
            [program, "preview", "--no-plugins", "scene.lua"], cwd=folder, stdout=subprocess.PIPE, text=True)
        driver = webdriver.Chrome(service=Service(DRIVER), options=options)
        try:
            driver.get(process.stdout.readline().strip())
            driver.set_script_timeout(60)
            driver.execute_async_script(
                "const look = () => phone.querySelector('svg') ? arguments[0]() : setTimeout(look, 20); look()")
            print(*figures(driver))
        finally:
            driver.quit()
            process.send_signal(signal.SIGINT)
            process.wait()


main(os.path.abspath(sys.argv[1]))
