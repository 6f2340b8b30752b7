extension Planted {
  private static func script(_ rule: String, _ hint: String, _ text: String) -> Planted {
    Planted(rule, hint, file: "s.lua", text)
  }

  static let scripts: [Planted] = [
    script("unknown-field", "did you mean 'push'?", "nav.«pussh(\"Home\")"),
    script("unknown-field", "did you mean 'depth'?", "print(nav.«dept)"),
    script("unknown-setting", "did you mean 'title'?", "nav.push{class = \"A\", «titel = \"x\"}"),
    script("unknown-setting", "'barHidden'", "nav.setRoot({class = \"A\", «barHiden = true})"),
    script(
      "unknown-setting", "'gesture'", "nav.setStack{\"A\", {class = \"B\", «gestures = \"edge\"}}"),
    script("wrong-type", "title must be a string", "nav.push{class = \"A\", title = «5}"),
    script(
      "wrong-type", "hidesBackButton must be a boolean",
      "nav.push{class = \"A\", hidesBackButton = «1}"),
    script("unknown-color", "barColor", "nav.push{class = \"A\", barColor = «\"nocolor\"}"),
    script("unknown-color", "no colour", "nav.push{class = \"A\", barColor = {\"red\", «\"rde\"}}"),
    script("unknown-field", "unknown option 'witdh'", "nav.reset{«witdh = 320}"),
    script("unknown-value", "no value 'left'", "nav.reset{direction = «\"left\"}"),
    script(
      "unknown-field", "did you mean 'fingers'?", "nav.pan{from = {2, 4}, to = {9, 4}, «finger = 2}"
    ),
    script("unknown-value", "no value 'begin'", "nav.touch(«\"begin\", 2, 4)"),
    script("unknown-event", "did you mean 'didAppear'?", "nav.on(«\"didApear\", print)"),
    script("unknown-event", "unknown event 'back'", "nav.on(«\"back\", print)"),
    script("unknown-hook", "'shouldPop'", "nav.hook(\"A\", «\"shouldpop\", print)"),
    script(
      "unknown-hook", "did you mean 'didPush'?",
      "local c = nav.push(\"A\")\nc:hook(«\"didPsh\", print)"),
    script("call-style", "call it with '.push(…)'", "nav:«push(\"A\")"),
    script(
      "call-style", "call it with ':remove(…)'", "local h = nav.on(\"pop\", print)\nh.«remove()"),
    script("missing-argument", "needs its 'spec'", "nav.push«()"),
    script("wrong-type", "advance's seconds", "nav.advance(«\"1\")"),
    script("read-only-field", "'top' of nav is read-only", "nav.«top = nil"),
    script("unknown-field", "did you mean 'title'?", "print(nav.top.«titel)"),
    script(
      "unknown-field", "did you mean 'title'?",
      "for _, c in ipairs(nav.stack) do print(c.«tile) end"),
    script("unknown-field", "a bar state has no field 'colour'", "print(nav.bar.«colour)"),
    script(
      "unknown-field", "did you mean 'isTop'?", "local a = assert(nav.push(\"A\"))\nprint(a.«istop)"
    ),
    script(
      "unknown-field", "did you mean 'faults'?",
      "for _, p in ipairs(nav.plugins()) do print(p.«fault) end"),
    script(
      "unknown-hook", "did you mean 'shouldPop'?",
      "nav.use{name = \"x\", «shouldPopp = function() end}"),
    script(
      "unknown-field", "'source'", "nav.use{shouldPop = function(_, pop) return pop.«sources end}"),
    script(
      "unknown-field", "did you mean 'progress'?",
      "nav.on(\"gestureEnded\", function(e) print(e.«progres) end)"),
    script(
      "unknown-value", "outcome has no value 'poped'",
      "local outcome = nav.tapBack()\nprint(outcome == «\"poped\")"),
    script("unknown-value", "did you mean 'popped'?", "print(nav.tapBack() == «\"poppped\")"),
    script("unknown-field", "did you mean 'reload'?", "nav.plugins()[1]:«relaod()"),
    script("unknown-field", "did you mean 'message'?", "print(nav.question().«messge)"),
    script("unknown-field", "did you mean 'title'?", "local b = nav.bar.back\nprint(b.«tilte)"),
    script("unknown-field", "'count'", "nav.requestPop({ «cuont = 2 })"),
    script("unknown-field", "'to'", "nav.pan({ from = { 5, 400 }, «too = { 320, 400 } })"),
    script("wrong-type", "answer's", "nav.answer(«\"yes\")"),
    script("unknown-value", "no value 'block'", "if nav.tapBack() == «\"block\" then print(1) end"),
    script("unknown-setting", "did you mean 'class'?", "nav.push({ «clas = \"A\" })"),
    script("unknown-event", "did you mean 'pop'?", "nav.on(«\"popp\", print)"),
    Planted(
      "unknown-field", "did you mean 'title'?", file: "a_spec.lua",
      "assert.has_error(function() print(nav.top.«titel) end)"),
    script(
      "misplaced-confirm", "didPush", "nav.hook(\"A\", \"didPush\", function() «confirm(\"?\") end)"
    ),
  ]

  static let code: [Planted] = [
    script("unused-local", "never used", "local «a = 1"),
    script("unused-local", "local function 'f'", "local function «f() return f() end"),
    script("unused-local", "never used", "local a, «b = 1, 2\nprint(a)"),
    script("unread-local", "assigned, and never read", "local «count = 0\ncount = count + 1"),
    script("unread-local", "assigned, and never read", "local «a\na = print()"),
    script("unread-value", "never read", "local a = 1\nprint(a)\n«a = 2"),
    script(
      "overwritten-value", "another value", "local a = print()\nprint(a)\n«a = 1\na = 2\nprint(a)"),
    script("unreachable-code", "never runs", "do\n  do return end\n  «print(1)\nend"),
    script("unreachable-code", "never runs", "error(\"x\")\n«print(1)"),
    script("unreachable-code", "never runs", "while true do print(1) end\n«print(2)"),
    script(
      "unreachable-code", "never runs",
      "for i = 1, 3 do\n  if i > 1 then break else goto next end\n  «print(i)\n  ::next::\nend"),
    script(
      "shadowing", "hides the local of line 1",
      "local a = 1\ndo\n  local «a = 2\n  print(a)\nend\nprint(a)"),
    script(
      "shadowing", "parameter of line 1",
      "function f(a)\n  if a then\n    local «a = 3\n    print(a)\n  end\nend"),
    script("shadowing", "hides the local", "for i = 1, 2 do\n  for «i = 1, i do print(i) end\nend"),
    script("duplicate-key", "line 1", "print({ a = 1, «a = 2 })"),
  ]
}
