"""Counts the instructions that commands take for made-up files of 25, 50 and 100 KB, by valgrind: who reads
twice as much may take twice as long, and little more.

usage: linear.py PROGRAM [WORD...]    only cases whose command or kind has one of the words
"""

import concurrent.futures
import functools
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import inputs  # noqa: E402
import page  # noqa: E402

SIZES = [25_000, 50_000, 100_000]
# A linear reader takes twice as long for twice as much, n log n 2.15 times, n² four times.
MOST = 2.35
# Millions of instructions, 15 ms: what takes less for the greatest size is not looked at twice.
SMALL = 50
# In seconds. 100 KB are read within 25 under valgrind, but a hook of many ways is followed to a bound: 5 without.
ENDLESS = 900
VALGRIND = ["valgrind", "--tool=exp-bbv", "--instr-count-only=yes", "--bb-out-file=/dev/null",
            "--log-file=valgrind.log"]
ENVIRONMENT = {"SWIFT_DETERMINISTIC_HASHING": "1", "PATH": "/usr/bin:/bin"}
# Lua's own compiler takes n² for a long chain of elseif: what loads such a file is as steep, and no steeper.
COMPILES = ["test", "prove", "run"]
COMPILER = ["lua5.4", "-e", "for _, f in ipairs{'a.lua', 'a_spec.lua', 'plugins/a.lua'} do loadfile(f) end"]
PLUGIN = b'return {shouldPop = function(c) return confirm(text("a"), c.class == "A") end}'


def framed(*messages):
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in messages)


def editor(text):
    """What an editor says that opens a file and leaves."""
    document = {"uri": "file:///a.lua", "languageId": "lua", "version": 1, "text": text.decode("utf-8", "replace")}
    said = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": document}},
        {"id": 2, "method": "shutdown"},
        {"method": "exit"},
    ]
    return framed(*[inputs.json.dumps({"jsonrpc": "2.0", **message}).encode() for message in said])


def debugger(message):
    """What an editor says that debugs: something odd, and good-bye."""
    first = b'{"seq":1,"type":"request","command":"initialize","arguments":{"adapterID":"navhost"}}'
    last = b'{"seq":3,"type":"request","command":"disconnect"}'
    return framed(first, message, last)


class Case:
    """A command that reads a file, or standard input where the file's name is None."""

    def __init__(self, command, kind, make, name, words, beside=None, before=None):
        self.command, self.title = command, f"{command}: {kind}"
        self.make, self.name, self.words = make, name, words
        self.beside, self.before = beside or {}, before

    def count(self, program, size):
        """Millions of instructions; None where it takes too long."""
        return self.counted(self.called(program), program, size)

    def called(self, program):
        """The program that does it: valgrind counts nothing of one that replaces it."""
        first, *rest = self.words
        own = f"{program}-{first}"
        return [own] + rest if os.path.exists(own) else [program] + self.words

    def counted(self, command, program, size):
        with tempfile.TemporaryDirectory(prefix="navhost-linear-") as path:
            folder = pathlib.Path(path)
            made = self.make(size)
            for name, content in {**self.beside, **({self.name: made} if self.name else {})}.items():
                (folder / name).parent.mkdir(exist_ok=True)
                (folder / name).write_bytes(content)
            if self.before:
                with open(folder / "packed", "wb") as packed:
                    subprocess.run([program] + self.before, cwd=folder, stdout=packed, stderr=subprocess.DEVNULL)
            try:
                self.run(VALGRIND + command, folder, b"" if self.name else made)
            except (subprocess.TimeoutExpired, TimeoutError):
                return None
            found = re.findall(r"Total instructions: (\d+)", (folder / "valgrind.log").read_text())
            if not found:
                raise RuntimeError(f"{self.title}: valgrind counts nothing")
            return sum(map(int, found)) / 1e6

    def run(self, command, folder, given):
        subprocess.run(
            command, cwd=folder, input=given, timeout=ENDLESS, env=ENVIRONMENT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class PageCase(Case):
    """The page's server, which is told a message."""

    def run(self, command, folder, given):
        server = subprocess.Popen(
            command, cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            page.say(server.stdout.readline().strip(), given, ENDLESS)
            server.send_signal(signal.SIGINT)
            server.wait(ENDLESS)
        finally:
            server.kill()
            server.wait()
            server.stdout.close()


def cases():
    plugin, script = {"plugins/p.lua": PLUGIN}, {"a.lua": b'nav.setRoot("A")'}
    for kind, make in inputs.LUA.items():
        yield Case("check", kind, make, "plugins/a.lua", ["check", "plugins"])
        yield Case("lsp", kind, lambda size, make=make: editor(make(size)), None, ["lsp"])
        yield Case("test", kind, make, "a_spec.lua", ["test", "."])
        yield Case("prove", kind, make, "plugins/a.lua", ["prove", "--depth", "1", "--states", "20"])
        yield Case("run", kind, make, "a.lua", ["run", "a.lua"])
    for kind, make in inputs.TRACES.items():
        yield Case("pack", kind, make, "a.trace", ["trace", "pack", "a.trace"])
        yield Case("unpack", kind, make, "a.packed", ["trace", "unpack", "a.packed"])
        yield Case("replay", kind, make, "a.trace", ["trace", "replay", "packed"], before=["trace", "pack", "a.trace"])
        yield Case("replay", f"{kind}, as it is", make, "a.trace", ["trace", "replay", "a.trace"])
        yield Case("fidelity", kind, make, "a.jsonl", ["app", "fidelity", "a.jsonl"])
    for kind, make in inputs.CATALOGS.items():
        yield Case("texts", kind, make, "a.xcstrings", ["app", "strings", "--strings", "a.xcstrings", "--write"], plugin)
        yield Case("catalog", kind, make, "a.xcstrings", ["run", "--strings", "a.xcstrings", "--language", "de", "a.lua"],
                   {"a.lua": b'print(text("a"))'})
    for kind, make in inputs.SOURCES.items():
        yield Case("classes", kind, make, "a.swift", ["app", "classes", "a.swift"])
        yield Case("classes of Objective-C", kind, make, "a.m", ["app", "classes", "a.m"])
    for kind, make in inputs.LISTS.items():
        yield Case("check --classes", kind, make, "a.txt", ["check", "--classes", "a.txt", "plugins"], plugin)
    for kind, make in inputs.MESSAGES.items():
        yield PageCase("page", kind, make, None, ["preview", "--no-plugins", "a.lua"], script)
        yield Case("debug", kind, lambda size, make=make: debugger(make(size)), None, ["debug", "a.lua"], script)


@functools.cache
def start(program, command):
    """What the command takes before it reads much."""
    return next(case for case in cases() if case.command == command).count(program, 100)


def steepest(counts):
    """How many times as much the greater size takes, at most."""
    return max(twice / max(once, SMALL / 2) for once, twice in zip(counts, counts[1:])) if counts[1:] else 0


def measured(program, case):
    """The line that tells of a case, and whether it is steep."""
    counts = []
    for size in reversed(SIZES):
        count = case.count(program, size)
        if count is None:
            return f"STEEP {case.title}: {size // 1000} KB take more than {ENDLESS} s", True
        counts.insert(0, count - start(program, case.command))
        if counts[-1] <= SMALL:
            break
    is_steep = steepest(counts) > MOST
    if is_steep and case.command in COMPILES:
        by_lua = [case.counted(COMPILER, program, size) for size in SIZES]
        is_steep = steepest(counts) > steepest(by_lua)
    told = ", then ".join(f"{count:.0f}" for count in counts)
    return f"{'STEEP ' if is_steep else ''}{case.title}: {told} million instructions", is_steep


def main():
    program, wanted = sys.argv[1], sys.argv[2:]
    looked = [case for case in cases() if not wanted or any(word in case.title for word in wanted)]
    steep = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, (line, is_steep) in zip(looked, pool.map(lambda case: measured(program, case), looked)):
            print(line, flush=True)
            if is_steep:
                steep.append(line)
    print(f"{len(looked)} doublings, {len(steep)} steep")
    for line in steep:
        print(line)
    sys.exit(1 if steep or not looked else 0)


main()
