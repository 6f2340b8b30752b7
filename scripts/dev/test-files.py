# Each Swift file with logic has a test file that is named as it: FooBar.swift is tested by FooBarTests.swift, or by
# foo_bar_spec.lua among Tests/Specs; Foo+Bar.swift also by bar_spec.lua.
# Prints the files in Sources that have none, with their branches, and ends with status 1 if there is one.
#
# Usage, in the repository's folder: python3 scripts/dev/test-files.py [BRANCHES]
#   BRANCHES  how many branches make a file one with logic (default: 12)
import re
import sys
from pathlib import Path

# Files and folders that need no test file of their own, and why.
EXCEPTIONS = {
    "Sources/App/NavigationUIKit/": "Tests/UIKitStandIn tests it by what a person does",
    "Sources/Tools/NavhostSymbolic/": "DifferentialTests and KnownClaimsTests test it as a whole, by what the host decides",
    "Sources/Tools/NavhostExploration/Prove/Rules/": "ProveCommandTests, by what is printed",
    "Sources/Program/navhost-app/Export/LeavingCode+Languages.swift": "LeavingCodeTests",
    # Tested under other names, until their tests are parted as they are.
    "Sources/Core/NavhostNavigation/Engine/DecisionProcess.swift": "NavigationScene+QuestionsTests, Tests/Specs/host/questions_spec.lua",
    "Sources/Core/NavhostNavigation/Engine/NavigationController+BackButton.swift": "NavigationController+BarTests",
    "Sources/Core/NavhostNavigation/Engine/NavigationController+TakingOver.swift": "ProfileTests",
    "Sources/Core/NavhostNavigation/Scene/NavigationScene+Actions.swift": "NavigationHost+ActionsTests",
    "Sources/Core/NavhostNavigation/Scene/NavigationScene+Events.swift": "Tests/Specs/scripts/events_spec.lua",
    "Sources/Core/NavhostPluginHost/Chain/ChainAnswer+Reading.swift": "ChainAnswerTests",
    "Sources/Core/NavhostPluginHost/Chain/HookArgument+Fields.swift": "HookArgumentTests",
    "Sources/Core/NavhostSupport/Files+System.swift": "FilesTests",
    "Sources/Core/NavhostPluginHost/Chain/ChainPolicy.swift": "NavigationHost+AskingTests",
    "Sources/Core/NavhostPluginHost/Chain/ChainRun+Actions.swift": "NavigationHost+ActionsTests",
    "Sources/Core/NavhostPluginHost/Data/AppData+Lua.swift": "Tests/Specs/host/actions_spec.lua, waiting_spec.lua",
    "Sources/Core/NavhostPluginHost/Data/DataKey.swift": "DataTableTests, DataTable+LuaTests",
    "Sources/Core/NavhostPluginHost/Data/DataValue+Reading.swift": "DataValueTests",
    "Sources/Core/NavhostPluginHost/Operations/NavigationHost+Specs.swift": "OperationReaderTests",
    "Sources/Core/NavhostPluginHost/Operations/OperationForm+JSON.swift": "OperationFormTests",
    "Sources/Core/NavhostPluginHost/Operations/OperationForm+Lua.swift": "OperationFormTests",
    "Sources/Tools/NavhostSpecRunner/Running/SpecTools.swift": "OperationCheckTests, Tests/Specs/specs/inside_spec.lua",
    "Sources/Tools/NavhostScripting/NavModule+Questions.swift": "Tests/Specs/host/questions_spec.lua, waiting_spec.lua",
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
specs = {path.name for path in Path("Tests/Specs").rglob("*_spec.lua")}


def is_tested(stem):
    def spec(name):
        return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name.replace("+", "_")).lower() + "_spec.lua"

    return stem + "Tests.swift" in tests or spec(stem) in specs or spec(stem.split("+")[-1]) in specs


status = 0
for path in sorted(Path("Sources").rglob("*.swift")):
    count = branches(path)
    if count < least or is_tested(path.stem):
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
