"""A page of `navhost preview` that says one thing: a WebSocket made of bytes."""

import json
import re
import socket
import struct

LAST = 2


def frame(text):
    """A text frame, masked as a browser's are, by zeros."""
    head = b"\x81"
    if len(text) < 126:
        head += bytes([0x80 | len(text)])
    elif len(text) < 65536:
        head += b"\xfe" + struct.pack(">H", len(text))
    else:
        head += b"\xff" + struct.pack(">Q", len(text))
    return head + b"\0\0\0\0" + text


def messages(connection):
    """The views that the server sends, without those in pieces: it sends none."""
    read = connection.makefile("rb")
    while b"" != read.readline().rstrip(b"\r\n"):
        pass
    while True:
        head = read.read(2)
        size = head[1] & 127
        if size == 126:
            size = struct.unpack(">H", read.read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", read.read(8))[0]
        body = read.read(size)
        if head[0] & 15 == 1:
            yield json.loads(body)


def say(address, message, patience):
    """Sends a message, and another one behind it; comes back when that one is answered."""
    host, port, path = re.match(r"http://([\d.]+):(\d+)(/.*)", address).groups()
    with socket.create_connection((host, int(port)), timeout=patience) as connection:
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        connection.sendall((
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{host}:{port}\r\n\r\n"
        ).encode())
        connection.sendall(frame(message) + frame(b'{"do":"dark","n":%d}' % LAST))
        for view in messages(connection):
            if view.get("answered") == LAST:
                return
