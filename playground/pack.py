"""Packs the page of the playground: the page of navhost preview with another transport, the two texts and examples.

usage: pack.py FOLDER
"""
import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "playground/page"
FIRST = ROOT / "playground/first"


def examples() -> list[dict[str, str]]:
    found = [("A first policy", (FIRST / "policy.lua").read_text(), (FIRST / "scene.lua").read_text())]
    for scene in sorted((ROOT / "examples/field/scenes").glob("*.lua")):
        plugin = ROOT / "examples/field/plugins" / scene.name
        found.append((scene.stem.replace("_", " ").capitalize(), plugin.read_text(), scene.read_text()))
    for name, text in re.findall(r"```lua\n-- (\w+)\.lua\n(.*?)```", (ROOT / "docs/gallery.md").read_text(), re.S):
        found.append((f"Gallery: {name}", "", text))
    return [dict(zip(("name", "plugin", "scene"), example)) for example in found]


def replaced(page: str, pattern: str, text: str) -> str:
    page, count = re.subn(pattern, lambda _: text, page, flags=re.S)
    if count != 1:
        sys.exit(f"pack: {pattern} is in the page {count} times")
    return page


def page() -> str:
    text = (ROOT / "Sources/Program/Preview/Page/preview.html").read_text()
    text = replaced(text, r'<script nonce="%NONCE%" id="transport">.*?</script>', '<script src="transport.js"></script>')
    text = replaced(text, r"<!-- texts -->", (PAGE / "texts.html").read_text())
    text = replaced(text, r"<title>.*?</title>", "<title>navhost playground</title>")
    text = replaced(text, r"</style>", (PAGE / "texts.css").read_text() + "</style>")
    text = replaced(text, r"</body>", '<script src="examples.js"></script>\n<script src="proof.js"></script>\n<script src="texts.js"></script>\n</body>')
    return text.replace(' nonce="%NONCE%"', "")


def main(folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(page())
    (folder / "examples.js").write_text(f"window.navhostExamples = {json.dumps(examples(), ensure_ascii=False)};\n")
    for name in ("transport.js", "worker.js", "wasi.js", "proof.js", "texts.js"):
        shutil.copy(PAGE / name, folder / name)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
