"""Runs a WebAssembly program in wasmtime, with this checkout as its folder /checkout.

usage: run_wasi.py PROGRAM [ARGUMENT...]
"""
import os
import sys

import wasmtime

STACK = 1 << 20  # bytes of the machine's own stack, for calls: about what browsers give


def engine() -> wasmtime.Engine:
    config = wasmtime.Config()
    config.wasm_exceptions = True
    config.max_wasm_stack = STACK
    return wasmtime.Engine(config)


def run(program: str, arguments: list[str]) -> int:
    store = wasmtime.Store(engine())
    linker = wasmtime.Linker(store.engine)
    linker.define_wasi()
    wasi = wasmtime.WasiConfig()
    wasi.argv = [program, *arguments]
    wasi.env = [(name, value) for name, value in os.environ.items() if name.startswith("CLUA_")]
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    wasi.preopen_dir(os.getcwd(), "/checkout")
    store.set_wasi(wasi)
    module = wasmtime.Module.from_file(store.engine, program)
    start = linker.instantiate(store, module).exports(store)["_start"]
    try:
        start(store)
    except wasmtime.ExitTrap as end:
        return end.code
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
