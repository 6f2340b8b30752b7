#!/usr/bin/env python3
"""Writes files that the programs contain as Swift string literals, one Swift file for each module.

  embed.py          writes the files
  embed.py --check  compares them; exit status 1 if one differs

The package manager's own `.embedInCode` makes lists of numbers, which the compiler reads 100 times more slowly.
"""
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def files(folder, pattern):
    return sorted(path.relative_to(ROOT) for path in (ROOT / folder).glob(pattern))


def shipped():
    return sorted(path.name for path in (ROOT / "plugins").iterdir() if (path / "init.lua").exists() and path.name[0] != "_")


def literal(path):
    """A raw string literal of the file's text."""
    text = (ROOT / path).read_bytes().decode()
    if "\r" in text or "\0" in text:
        sys.exit(f"navhost: {path} has a carriage return or a zero byte, which a Swift literal cannot hold")
    marks = "#"
    while f'"""{marks}' in text or f"\\{marks}" in text:
        marks += "#"
    return f'{marks}"""\n{text}\n"""{marks}'


def name_of(path):
    return path.name.replace(".", "_")


def constants(paths):
    return "".join(f"\n  /// {path}\n  static let {name_of(path)} = {literal(path)}\n" for path in paths)


def plugins():
    lines = ["\n  /// The plugins that are installed with navhost, by name.\n", "  static let plugins: [ShippedPlugin] = [\n"]
    for name in shipped():
        folder = Path("plugins", name)
        parts = [("code", "init.lua"), ("spec", f"{name}_spec.lua"), ("manual", "README.md")]
        texts = ", ".join(f"{label}: {literal(folder / file)}" for label, file in parts)
        lines.append(f'    ShippedPlugin(name: "{name}", {texts}),\n')
    return "".join(lines) + "  ]\n"


def embedded():
    """Each Swift file and its members."""
    return {
        "Sources/Tools/NavhostReference/Generated/Embedded.swift": constants(files("Sources/Tools/NavhostReference/API", "*.lua")),
        "Sources/Tools/NavhostSpecRunner/Generated/Embedded.swift": constants(files("Sources/Tools/NavhostSpecRunner/Lua", "*.lua")),
        "Sources/Program/NavhostPreview/Generated/Embedded.swift": constants(files("Sources/Program/NavhostPreview/Page", "*.*")),
        "Sources/Program/navhost/Generated/Embedded.swift": plugins(),
    }


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    status = 0
    for path, members in embedded().items():
        text = (
            "// Made by `python3 scripts/dev/embed.py`. Change the files that it contains instead.\n"
            "// swift-format-ignore-file\n\n"
            f"/// Files that this module contains as they are.\nenum Embedded {{{members}}}\n"
        )
        if not arguments:
            (ROOT / path).parent.mkdir(exist_ok=True)
            (ROOT / path).write_text(text, encoding="utf-8")
        elif not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text:
            print(f"{path} is out of date; run 'python3 scripts/dev/embed.py'")
            status = 1
    if arguments and status == 0:
        print("embedded files: no differences")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
