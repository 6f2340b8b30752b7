"""Counts the states of a scene by itself: breadth first, over `navhost run --json`.

Usage: enumerate.py NAVHOST FOLDER SCENE DEPTH [OPTION...]

A state is written down by Lua in a script of its own, a whole layer of states in one run; nothing of
`navhost prove` is used. Prints the number of states within the depth.
"""

import subprocess
import sys

STATE = """
local function text(value)
  if type(value) ~= "table" then return ("%s %s"):format(type(value), tostring(value)) end
  local parts = {}
  for key, inner in pairs(value) do parts[#parts + 1] = text(key) .. "=" .. text(inner) end
  table.sort(parts)
  return "{" .. table.concat(parts, ",") .. "}"
end
local settings = {"interactivePopDisabled", "maxInitialDistance", "gesture", "barHidden", "barColor",
  "backTitle", "backColor", "showsPreviousTitle", "customBackButton", "hidesBackButton",
  "hidesBottomBarWhenPushed"}
local asked
nav.on("decision", function(event) if event.outcome == "deferred" then asked = event end end)
local function pop()
  if not nav.question() then return "" end
  return ("?%s %s %d %d"):format(nav.question().message, asked and asked.source, count, target)
end
local function state()
  local parts = {tostring(nav.frozen)}
  for _, controller in ipairs(nav.stack) do
    local own = {controller.class, text(controller.title), text(controller.props)}
    for _, name in ipairs(settings) do own[#own + 1] = text(controller[name]) end
    parts[#parts + 1] = table.concat(own, ";")
  end
  return #nav.stack, nav.question() ~= nil, table.concat(parts, "|") .. pop()
end
"""

PERSON = [
    "nav.tapBack()",
    "nav.pan{from = {2, 422}, to = {388, 422}}",
    "nav.pan{from = {2, 422}, to = {62, 422}}",
    "nav.pan{from = {195, 422}, to = {388, 422}}",
    "nav.requestPop()",
]
LINK = "nav.setStack({nav.stack[1]}, {ask = true, animated = true})"
ESCAPE = "if nav.escape then nav.escape() end"


class Enumeration:
    def __init__(self, program, folder, scene, options):
        self.command = [program, "run", "--json"] + options + ["-"]
        self.folder = folder
        self.scene = scene

    def states(self, paths):
        """The state at the end of each path: depth, whether a question is open, the text."""
        lines = [STATE]
        for path in paths:
            lines.append("nav.reset() dofile(%r)" % self.scene)
            lines += [line for line in path]
            lines.append('print("STATE", state())')
        run = subprocess.run(
            self.command, cwd=self.folder, input="\n".join(lines), text=True, capture_output=True,
            check=False)
        if run.returncode != 0:
            raise SystemExit(run.stderr[-2000:])
        found = [line.split("\t", 3) for line in run.stderr.splitlines() if line.startswith("STATE")]
        return [(int(depth), question == "true", text) for _, depth, question, text in found]

    def functions(self):
        lines = 'dofile(%r) for name in pairs(actions or {}) do print("APP", name) end' % self.scene
        run = subprocess.run(
            self.command, cwd=self.folder, input=lines, text=True, capture_output=True, check=True)
        return [line.split("\t")[1] for line in run.stderr.splitlines() if line.startswith("APP")]

    def count(self, depth):
        app = ["actions.%s(nav)" % name for name in self.functions()]
        (start,) = self.states([[]])
        met = {start[2]}
        layer = [([], start)]
        for _ in range(depth):
            paths = [path + [line] for path, state in layer for line in self.person(state) + app]
            layer = []
            for path, state in zip(paths, self.states(paths)):
                if state[2] not in met:
                    met.add(state[2])
                    layer.append((path, state))
        return len(met)

    @staticmethod
    def person(state):
        size, has_question, _ = state
        if has_question:
            return ["nav.answer(true)", "nav.answer(false)"]
        menu = ["nav.backMenu(%d)" % entry for entry in range(1, size)]
        ways = [(line, 1) for line in PERSON + [ESCAPE]]
        ways += [(LINK, size - 1)]
        ways += [(line, entry + 1) for entry, line in enumerate(menu)]
        return ["count, target = %d, nav.depth - %d %s" % (n, n, line) for line, n in ways]


if __name__ == "__main__":
    NAVHOST, FOLDER, SCENE, DEPTH = sys.argv[1:5]
    print(Enumeration(NAVHOST, FOLDER, SCENE, sys.argv[5:]).count(int(DEPTH)))
