"""A drag on the page of `navhost preview`, over its WebSocket: `preview_drag.py NAVHOST` prints the median
of the milliseconds from a touch to the picture that answers it, then how many pictures come in a second
where each touch waits for the one before.
"""

import base64
import json
import os
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

SCENE = """
nav.setRoot { class = "Library", title = "Library" }
nav.push { class = "Album", title = "Album", barColor = { "#5e5ce6", "#bf5af2" } }
"""
STEPS = 60
ROUNDS = 8


class Page:
    def __init__(self, address):
        host, path = address.removeprefix("http://").split("/", 1)
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(65536)
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101"), head
        self.number = 0

    def take(self, count):
        while len(self.rest) < count:
            more = self.socket.recv(262144)
            assert more, "the server closed the connection"
            self.rest += more
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def read(self):
        length = self.take(2)[1] & 127
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        return json.loads(self.take(length))

    def say(self, **message):
        """Sends a message and waits for its answer; true where a picture came with it."""
        self.number += 1
        text = json.dumps({**message, "n": self.number}).encode()
        size = struct.pack(">BBH", 0x81, 0x80 | 126, len(text))
        self.socket.sendall(size + bytes(4) + text)
        has_picture = False
        while True:
            parts = self.read()
            has_picture = has_picture or "svg" in parts
            if parts.get("answered", 0) >= self.number:
                return has_picture

    def drag(self, begin):
        """The milliseconds of each step of a finger that goes there and back, and is taken away."""
        def touch(phase, x, step):
            return self.say(do="touch", phase=phase, x=x, y=400 + step / 10, id=1, t=begin + 16 * step)
        touch("began", 5, 0)
        touch("moved", 40, 1)
        times = []
        for step in range(STEPS):
            start = time.perf_counter()
            has_picture = touch("moved", 40 + 5 * (step + 1), step + 2)
            times.append(1000 * (time.perf_counter() - start))
            assert has_picture, "a step without a picture"
        touch("cancelled", 300, STEPS + 2)
        time.sleep(0.6)
        return times


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "scene.lua"), "w", encoding="utf-8") as file:
            file.write(SCENE)
        process = subprocess.Popen(
            [program, "preview", "--no-plugins", "scene.lua"], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            page = Page(process.stdout.readline().strip())
            times = [time for number in range(ROUNDS) for time in page.drag(100_000 * number)]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()
    print(statistics.median(times), 1000 / statistics.mean(times))


main(os.path.abspath(sys.argv[1]))
