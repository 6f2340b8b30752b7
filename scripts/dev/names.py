#!/usr/bin/env python3
"""Says where names, keys, ids and paths are compared or hashed as Swift texts.

Swift counts two texts as one that are canonically equal; Lua, files and signatures do not. So names are
`ExactName`, or compared by `isExactly`. What is listed in names-allowed.txt (FILE and how many lines) is known:
words of our own in ASCII, texts that are shown, and what waits to be changed. A number that grows is an error;
one that shrinks is to be written down: `--record`.
"""
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
ALLOWED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "names-allowed.txt")
KEYED = re.compile(r"\[String:|Set<String>|Dictionary<String|: String\??(?= *$).*Hashable")
NAME = r"(?:name|id|key|path|className|file|field|plugin|folder|prop|realPath|superclass|text)"
COMPARED = re.compile(
    r"(?:\$0|\$1|\b\w+)\.%s (?:==|!=) (?!nil|\.|true|false|\d|\"[^\"K;`]*\")" % NAME
    + r"|(?:==|!=) (?:\$0|\$1|\b\w+)\.%s\b(?!\.|\()" % NAME
    + r"|\b(?:contains|firstIndex\(of:|lastIndex\(of:)\(?%s\)" % NAME
    + r"|\bSet\([^)]*\.(?:map|compactMap)[^)]*%s\b" % NAME
)


def lines(path):
    found = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            code = line.split("//")[0]
            if KEYED.search(code) or COMPARED.search(code):
                found.append((number, line.strip()))
    return found


def main():
    counts, shown = {}, {}
    for folder, _, files in sorted(os.walk(os.path.join(ROOT, "Sources"))):
        for name in sorted(files):
            if not name.endswith(".swift") or os.path.basename(folder) == "Generated":
                continue
            path = os.path.join(folder, name)
            found = lines(path)
            if found:
                short = os.path.relpath(path, ROOT)
                counts[short], shown[short] = len(found), found
    if "--record" in sys.argv:
        with open(ALLOWED, "w", encoding="utf-8") as file:
            for path in sorted(counts):
                file.write("%d %s\n" % (counts[path], path))
        return 0
    allowed = {}
    with open(ALLOWED, encoding="utf-8") as file:
        for line in file:
            number, path = line.split(" ", 1)
            allowed[path.strip()] = int(number)
    status = 0
    for path in sorted(set(counts) | set(allowed)):
        now, known = counts.get(path, 0), allowed.get(path, 0)
        if now > known:
            status = 1
            print("%s: %d lines compare or hash names as texts, %d are known:" % (path, now, known))
            for number, line in shown[path]:
                print("  %s:%d: %s" % (path, number, line))
            print("  Use ExactName or isExactly; for words of our own: scripts/dev/names.py --record")
        elif now < known:
            print("%s: fewer than known; scripts/dev/names.py --record" % path)
    return status


if __name__ == "__main__":
    sys.exit(main())
