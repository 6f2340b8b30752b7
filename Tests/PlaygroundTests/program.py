"""The playground's program in wasmtime, called as the page's worker calls it."""
import json
import os
import tempfile

import wasmtime

from run_wasi import engine


class Program:
    """A session of its own: `loaded` is what `load` gave."""

    def __init__(self, loaded: tuple[wasmtime.Engine, wasmtime.Module]):
        machine, module = loaded
        self.store = wasmtime.Store(machine)
        self.printed = tempfile.NamedTemporaryFile()
        wasi = wasmtime.WasiConfig()
        wasi.stdout_file = self.printed.name
        wasi.inherit_stderr()
        self.store.set_wasi(wasi)
        linker = wasmtime.Linker(machine)
        linker.define_wasi()
        self.exports = linker.instantiate(self.store, module).exports(self.store)
        self.exports["_initialize"](self.store)

    def call(self, **request) -> dict:
        text = json.dumps(request).encode()
        memory = self.exports["memory"]
        memory.write(self.store, text, self.exports["playground_room"](self.store, len(text)))
        size = self.exports["playground_call"](self.store, len(text))
        place = self.exports["playground_answer"](self.store)
        return json.loads(bytes(memory.read(self.store, place, place + size)).decode())

    def run(self, text: str, name: str, files: list[dict] = ()) -> dict:
        """What a script prints, over these files, and its end."""
        self.call(do="open", files=list(files), scene="", sceneName="scene.lua")
        before = self.printed.tell()
        answer = self.call(do="run", text=text, name=name)
        self.printed.seek(before)
        return {**answer, "output": self.printed.read().decode()}

    @property
    def memory(self) -> int:
        return self.exports["memory"].data_len(self.store)


def load(path: str) -> tuple[wasmtime.Engine, wasmtime.Module]:
    """Compiles a program once, and keeps what came of it beside it."""
    machine = engine()
    kept = path + ".compiled"
    if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(path):
        with open(f"{kept}.{os.getpid()}", "wb") as file:
            file.write(wasmtime.Module.from_file(machine, path).serialize())
        os.replace(file.name, kept)
    return machine, wasmtime.Module.deserialize_file(machine, kept)
