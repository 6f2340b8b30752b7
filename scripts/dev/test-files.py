# Each Swift file with logic has a test file that is named as it: Foo.swift is tested by FooTests.swift.
# Prints the files in Sources that have none, with their branches, and ends with status 1 if there is one.
#
# Usage, in the repository's folder: python3 scripts/dev/test-files.py [BRANCHES]
#   BRANCHES  how many branches make a file one with logic (default: 12)
import re
import sys
from pathlib import Path

# Files that need no test file of their own, and why.
EXCEPTIONS = {
    "Sources/LuaSyntax/Lexing/TokenKind.swift": "the list of Lua's tokens",
    "Sources/LuaSyntax/Tree/Statement.swift": "the kinds of statements",
}

TEXT = re.compile(
    r'#"""(?s:.*?)"""#|"""(?s:.*?)"""'  # strings of several lines
    r'|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"'  # strings of one
    r"|//[^\n]*|/\*(?s:.*?)\*/"  # comments
)
BRANCH = re.compile(r"\b(?:if|guard|for|while|switch|case)\b|\?\?")


def branches(path):
    return len(BRANCH.findall(TEXT.sub("", path.read_text())))


least = int(sys.argv[1]) if len(sys.argv) > 1 else 12
tested = {path.name for path in Path("Tests").rglob("*Tests.swift")}
untested = {}
for path in sorted(Path("Sources").rglob("*.swift")):
    count = branches(path)
    if count >= least and path.stem + "Tests.swift" not in tested:
        untested[str(path)] = count

for path, count in untested.items():
    if path not in EXCEPTIONS:
        print(f"{path}: {count} branches, and no {Path(path).stem}Tests.swift")
for path in EXCEPTIONS:
    if not Path(path).exists():
        print(f"scripts/dev/test-files.py: {path} is an exception, and is not there")
missing = [path for path in untested if path not in EXCEPTIONS]
stale = [path for path in EXCEPTIONS if not Path(path).exists()]
sys.exit(1 if missing or stale else 0)
