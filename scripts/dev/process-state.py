# The tests run side by side in one process, so none of them may change what belongs to the process: its descriptors
# 0 to 2, signals, umask, current folder, environment, locale and limits. A test that needs such a change runs a program
# (ProgramRun, StartedProgram). Prints each place that breaks this, `file:line: …`, and ends with status 1 if there is
# one.
#
# Usage, in the repository's folder: python3 scripts/dev/process-state.py
import functools
import re
import sys
import tempfile
from pathlib import Path

PLATFORM = "Sources/Core/NavhostPlatform/"
PROGRAMS = "Sources/Program/"

# Functions of the system. Only NavhostPlatform may call them.
SYSTEM = re.compile(
    r"(?<![.\w])(?<!func )(chdir|fchdir|umask|setenv|unsetenv|putenv|clearenv|setlocale|dup2|dup3|freopen"
    r"|signal|sigaction|sigprocmask|pthread_sigmask|alarm|setitimer|setrlimit|setpriority|setpgid|setsid|tcsetattr|execv"
    r"|srandom)\(|\b(changeCurrentDirectoryPath)\("
)
# These names also mean other things in Sources.
END = re.compile(r"(?<![.\w])(?<!func )(raise|abort|_?exit)\(")
# What the project makes of them. Only the files of CHANGERS may use it.
CHANGE = re.compile(
    r"(\.takePlace)\(of:|\b(Signals)\.|\b(Program\.(?:leave|become))|\b(RawMode)\.|\b(Interrupt\.(?:watch|endProcess))\("
    r"|\b(Output\.(?:hushed|withoutStandardOutput|takeStandardOutput|holdClosedStreams))\b|\b(EventStream)\."
    r"|\b(DebugStreams)\.|\b(checksAndProves)\b|(\.apply)\(to: \.standardInput"
)
# What Lua in a test may change. The Lua of these files runs in a program.
LUA = re.compile(r"\bio\.std\w+:(setvbuf|close|seek)|\bos\.(setlocale)\b|\bio\.(output|input)\(")
LUA_OF_PROGRAMS = {
    "Tests/navhostTests/Support/Interrupted.swift",
    "Tests/navhostTests/Commands/InterruptTests.swift",
    "Tests/navhostTests/Commands/RunTests.swift",
}
# The files that run in the program only.
CHANGERS = {
    PROGRAMS + folder + "/" + name + ".swift"
    for folder, names in {
        "NavhostCommandLine": "Interrupt Output ProgramEntry SisterProgram",
        "NavhostScriptHost": "PropertyProof ScriptRun ScriptSession+Open",
        "navhost": """EventStream TestRun WatchKeys Bisect/BisectTrial Terminal/Terminal Terminal/LineEditor
            Terminal/TerminalGraphics Commands/BisectCommand Commands/ExplainCommand Commands/ExploreCommand
            Commands/ProfileCommand Commands/ProveCommand Commands/ReplCommand Commands/RunPlan""",
        "navhost-app": "ExportCommand",
        "navhost-debug": "DebugCommand DebugStreams",
        "navhost-lsp": "LanguageServerCommand",
        "navhost-preview": "PreviewCommand",
    }.items() for name in names.split()
}
# Types of those files that tests may use, and what for.
USABLE = {
    "LineEditor": "press(_:) and its rows; read() and suspend() need a terminal",
    "TerminalGraphics": "init(answer:) and kitty(_:); detected() needs a terminal",
    "RunPlan": "init(plain:), which reads words",
    "Navhost": "its configuration, and parsing",
    "DebugCommand": "parsing",
    "LanguageServerCommand": "parsing",
    "PreviewCommand": "parsing",
}
# The test of `takePlace(of:)` itself, with descriptors that it has opened.
OWN_DESCRIPTORS = "Tests/PlatformTests/DescriptorTests.swift"

TEXT = re.compile(
    r'#"""(?s:.*?)"""#|"""(?s:.*?)"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?s:.*?)\*/'
)
TYPE = re.compile(r"^(?:final )?(?:struct|class|enum|actor) (\w+)", re.MULTILINE)


def code(text):
    """The text with blanks in the place of its strings and comments."""
    return TEXT.sub(lambda match: "\n".join(" " * len(line) for line in match.group().split("\n")), text)


@functools.cache
def words(pattern):
    return set(re.findall(r"\w{3,}", pattern.pattern)) - {"func", "std"}


def places(pattern, text):
    # A text without any of its words is passed over: that is ten times as fast.
    for match in pattern.finditer(text) if any(word in text for word in words(pattern)) else ():
        yield text.count("\n", 0, match.start()) + 1, next(name for name in match.groups() if name)


def findings(root):
    files = {
        str(path.relative_to(root)): path.read_text()
        for folder in ("Sources", "Tests") for path in sorted((root / folder).rglob("*.swift"))
    }
    sources = {name: code(text) for name, text in files.items() if name.startswith("Sources/")}
    tests = {name: code(text) for name, text in files.items() if re.match("Tests/(?!UIKitTypes|DarwinTypes)", name)}
    for name, text in sources.items():
        if name.startswith(PLATFORM):
            continue
        for line, what in places(SYSTEM, text):
            yield f"{name}:{line}: {what} changes the process; call it in NavhostPlatform"
        if name not in CHANGERS:
            for line, what in places(CHANGE, text):
                yield f"{name}:{line}: {what} changes the process, and tests reach it; take it as an argument"
    for name in sorted(CHANGERS):
        if name not in sources or not CHANGE.search(sources[name]):
            yield f"scripts/dev/process-state.py: {name} changes nothing; take it off the list"
    own = {found for text in tests.values() for found in TYPE.findall(text)}
    types = {found for name in CHANGERS for found in TYPE.findall(sources.get(name, ""))} - own - set(USABLE)
    used = re.compile(rf"\b({'|'.join(sorted(types) or ['-'])})\b")
    for name, text in tests.items():
        found = [one for pattern in (SYSTEM, END, used) for one in places(pattern, text)]
        found += [one for one in places(CHANGE, text) if (name, one[1]) != (OWN_DESCRIPTORS, ".takePlace")]
        if name not in LUA_OF_PROGRAMS:
            found += places(LUA, files[name])
        for line, what in sorted(set(found)):
            yield f"{name}:{line}: {what} changes the process of all tests; run a program"


def self_test():
    """Each kind is found, and only that."""
    plain = {name: "Interrupt.watch(nil)\n" for name in CHANGERS}
    planted = {
        "Tests/a.swift": 'f("umask(0)") // umask(0)\nlet x = umask(0)\n',
        "Tests/b.swift": '"""\n  io.stdout:close()\n  """\n',
        "Tests/c.swift": "navigation.exit(2)\nCommand().run()\n",
        "Tests/d.swift": "descriptor.takePlace(of: .standardOutput)\n",
        "Sources/Core/a.swift": "func signal() {}\nsignal(13, SIG_IGN)\n",
        PLATFORM + "a.swift": "signal(13, SIG_IGN)\n",
        PROGRAMS + "navhost/Repl/Repl.swift": "\n\ntry Output.hushed {}\n",
        PROGRAMS + "navhost/TestRun.swift": "enum Main {}\n",
        PROGRAMS + "navhost/Commands/RunPlan.swift": "struct Command {}\nInterrupt.watch(nil)\n",
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {**plain, **planted}.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        found = sorted(one.split(" ")[0] + " " + one.split(" ")[1] for one in findings(Path(folder)))
    wanted = [
        "Sources/Core/a.swift:2: signal", PROGRAMS + "navhost/Repl/Repl.swift:3: Output.hushed", "Tests/a.swift:2: umask",
        "Tests/b.swift:2: close", "Tests/c.swift:2: Command", "Tests/d.swift:1: .takePlace",
        f"scripts/dev/process-state.py: {PROGRAMS}navhost/TestRun.swift",
    ]
    if found != wanted:
        sys.exit(f"process-state.py: its self-test finds {found}")


self_test()
status = 0
for finding in findings(Path(".")):
    print(finding)
    status = 1
if status == 0:
    print("process state: no findings")
sys.exit(status)
