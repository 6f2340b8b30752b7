# Each Swift file with logic has a test file that is named as it: Foo.swift is tested by FooTests.swift.
# Prints the files in Sources that have none, with their branches, and ends with status 1 if there is one.
#
# Usage, in the repository's folder: python3 scripts/dev/test-files.py [BRANCHES]
#   BRANCHES  how many branches make a file one with logic (default: 12)
import re
import sys
from pathlib import Path

# Files and folders that need no test file of their own, and why.
EXCEPTIONS = {
    "Sources/NavigationUIKit/": "Tests/UIKitStandIn tests it by what a person does",
    "Sources/PluginCheck/Inputs/Flow/": "FlowReaderTests tests the reader as a whole, by what it says of a text",
    "Sources/Playground/": "Tests/PlaygroundTests: it runs as WebAssembly only",
    "Sources/Support/Files+Held.swift": "Tests/PlaygroundTests: it is there in a page only",
    # Tested under other names, until their tests are parted as they are.
    "Sources/Navigation/Engine/Attempt.swift": "WindowScene+QuestionsTests, NavigationHost+QuestionsTests",
    "Sources/Navigation/Engine/NavigationController+BackButton.swift": "NavigationController+BarTests",
    "Sources/Navigation/Engine/NavigationController+TakingOver.swift": "ProfileTests",
    "Sources/Navigation/Scene/WindowScene+Actions.swift": "NavigationHost+ActionsTests",
    "Sources/Navigation/Scene/WindowScene+Events.swift": "NavModule+EventsTests",
    "Sources/PluginHost/Chain/ChainAnswer+Reading.swift": "ChainAnswerTests",
    "Sources/PluginHost/Chain/HookArgument+Fields.swift": "HookArgumentTests",
    "Sources/Support/Files+System.swift": "FilesTests",
    "Sources/PluginHost/Chain/ChainPolicy.swift": "NavigationHost+AskingTests",
    "Sources/PluginHost/Chain/ChainRun+Actions.swift": "NavigationHost+ActionsTests",
    "Sources/PluginHost/Data/AppData+Lua.swift": "NavigationHost+ActionsTests, WaitingTests",
    "Sources/PluginHost/Data/DataKey.swift": "DataTableTests, DataTable+LuaTests",
    "Sources/PluginHost/Operations/NavigationHost+Specs.swift": "OperationReaderTests",
    "Sources/PluginHost/Operations/OperationForm+JSON.swift": "OperationFormTests",
    "Sources/PluginHost/Operations/OperationForm+Lua.swift": "OperationFormTests",
    "Sources/Scripting/NavModule+Questions.swift": "NavigationHost+QuestionsTests, WaitingTests",
}

TEXT = re.compile(
    r'#"""(?s:.*?)"""#|"""(?s:.*?)"""'  # strings of several lines
    r'|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"'  # strings of one
    r"|//[^\n]*|/\*(?s:.*?)\*/"  # comments
)
# The cases that an enumeration declares are no branches: `case name`, `case name(Type)`, `case a, b`.
NAME = r"`?\w+`?(?:\([^()\n]*\))?(?: = [^,\n]*)?"
DECLARED = re.compile(rf"^ *(?:indirect )?case {NAME}(?:, {NAME})*,?$", re.MULTILINE)
BRANCH = re.compile(r"\b(?:if|guard|for|while|switch|case)\b|\?\?")


def branches(path):
    code = TEXT.sub("", path.read_text())
    return len(BRANCH.findall(DECLARED.sub("", code)))


least = int(sys.argv[1]) if len(sys.argv) > 1 else 12
tests = {path.name for path in Path("Tests").rglob("*Tests.swift")}
status = 0
for path in sorted(Path("Sources").rglob("*.swift")):
    count = branches(path)
    if count < least or path.stem + "Tests.swift" in tests:
        continue
    if any(str(path).startswith(exception) for exception in EXCEPTIONS):
        continue
    print(f"{path}: {count} branches, and no {path.stem}Tests.swift")
    status = 1
for exception in EXCEPTIONS:
    if not Path(exception).exists():
        print(f"scripts/dev/test-files.py: {exception} is an exception, and is not there")
        status = 1
sys.exit(status)
