extension Sound {
  static let scripts: [Sound] = [
    script(""),
    script("#!/usr/bin/env navhost\nprint(arg[0], ...)"),
    script("local f = assert(io.open(arg[1]))\nprint(f:read('a'))\nf:close()\nos.exit(0)"),
    script(
      """
      nav.reset{width = 320, height = 568, direction = "rtl", gesture = "fullscreen", guards = false}
      nav.class("Draft", "Editor")
      nav.setRoot("Home")
      local draft = nav.push({class = "Draft", title = "Draft", props = {dirty = true}}, {animated = false})
      draft.title = "New"
      draft.props.dirty = false
      print(draft.id, draft.index, draft.previous.title, draft == nav.top)
      local outcome, reason = nav.pan{from = {2, 400}, to = {x = 300, y = 400}, duration = 0.2, steps = 9}
      print(outcome, reason)
      assert(nav.tapBack() == "ignored")
      """),
    script(
      """
      local handle = nav.on("decision", function(event)
        print(event.index, event.name, event.outcome, event.anything)
      end)
      handle:remove()
      for _, step in ipairs(nav.explain().steps) do print(step.by, step.answer) end
      """),
    script(
      """
      local plugin, why = nav.use("plugins/x.lua")
      if not plugin then error(why) end
      plugin:disable()
      print(plugin.name, plugin.version, #plugin.faults, plugin:reload())
      """),
    script("nav.use{name = 'no', shouldPop = function() return false, 'no' end}"),
    script(
      """
      local top = nav.push("A")
      local hook = top:hook("shouldPop", function(controller, pop, next)
        if pop.count > 1 then return confirm("All of them?") end
        return next()
      end)
      hook:remove()
      nav.hook("A", "gestureShouldBegin", function() return true end)
      """),
    script(
      "nav.tap(20, 60, {settle = false})\nnav.backMenu(1, {settle = false})\nnav.answer(true)"),
    script(
      "nav.touch('began', 2, 400)\nnav.advance(0.1)\nnav.touch('moved', 40, 400, 1)\nnav.settle()"),
    script(
      "nav.requestPop{to = nav.stack[1], settle = false}\nnav.requestPop()\nnav.popTo(1)\nnav.popTo('Home', {animated = false})"
    ),
    script("local q = nav.question()\nif q then print(q.message, q.ok, q.cancel) end"),
    script(
      "local bar = nav.bar\nif bar.back then print(bar.back.title, bar.back.frame.w, bar.colors[1]) end"
    ),
    script(
      "nav.setStack{'A', {class = 'B', barColor = {0.5, 0.5, 1}, backColor = '#FFF'}}\nnav.render('a.svg')"
    ),
    script("count = 0\nfunction bump() count = count + 1 end\nbump()\nprint(count)"),
    script("local unpack = unpack or table.unpack\nprint(unpack({1}))"),
    script("local x\nif nav.top then x = 1 else x = 2 end\nprint(x)"),
    script("local n = 0\nfor i = 1, 10 do n = n + i end\nprint(n)"),
    script("local last\nfor i = 1, 10 do if last then print(last) end last = i end"),
    script("local a <close> = setmetatable({}, {__close = print})"),
    script(
      "local function fact(n) if n < 2 then return 1 end return n * fact(n - 1) end\nprint(fact(5))"
    ),
    script("for i = 1, 3 do\n  if i == 2 then goto continue end\n  print(i)\n  ::continue::\nend"),
    script(
      "local t = {1, 2, [3] = 3, x = 1, ['y z'] = 2; function() return ... end}".replacing(
        "function() return ...", with: "function(...) return ...") + "\nprint(#t)"),
    script("print(1 // 2, 3 & 4 | 5 ~ 6, ~7, 1 << 2 >> 3, 0x1p4, 3e-2, 'a' .. 'b' .. 1)"),
    script(
      "local s = [==[\n]] ]=] ]==] .. '\\x41\\u{48}\\z\n   \\065'\nprint(s, -2 ^ 2, not nil == true)"
    ),
    script("repeat local done = nav.transition == nil until done"),
    script("local name = 'x'\ndo local name = name:upper() print(name) end\nprint(name)"),
    script(
      "local outcome = nav.tapBack()\nprint(outcome)\nlocal reason\noutcome, reason = nav.tapBack()\nprint(outcome, reason)"
    ),
    script("local _ENV = {print = print}\nprint(whatever)"),
    script("string.trim = function(s) return (s:gsub('^%s+', '')) end\nprint(string.trim(' x'))"),
    script(
      "local function f(...) local a, b = ... return a, select('#', ...), b end\nprint(f(1, 2))"),
    script(
      "local log = print\nlog('x')\nif os.getenv('X') then return end\nprint(package.path, debug.traceback())"
    ),
    script("while true do\n  if nav.frozen then break end\n  nav.advance(1)\nend\nprint('thawed')"),
    script(
      """
      local outcome = nav.tapBack()
      print(outcome)
      local outcome = nav.tapBack()
      print(outcome)
      """),
    script(
      """
      local state = "a"
      local function show() print(state) end
      state = "b"
      show()
      state = "c"
      show()
      """),
    script("nav.push(nav.top or 'A')\nlocal spec = {class = 'B', title = 'b'}\nnav.push(spec)"),
    spec(
      """
      describe("draft", function()
        local draft
        before_each(function()
          nav.use("plugins/draft")
          nav.setRoot("Home")
          draft = nav.push{class = "Draft", props = {dirty = true}}
        end)
        it("asks", function()
          assert.are.equal("deferred", (nav.tapBack()))
          assert.is_true(draft.isTop)
          assert.equal("Discard?", nav.question().message)
          assert.same({"blocked", "no"}, {nav.answer(false)})
        end)
        each_exit(function(exit) assert.blocked(exit()) end)
        pending("later")
      end)
      """),
    spec(
      """
      local s = spy.new(function() end)
      insulate("x", function()
        setup(function() stub(nav, "render") end)
        teardown(function() mock(nav, true) end)
        it("y", function() finally(function() s:clear() end) assert.spy(s).was.called(0) end)
        it("z", function() assert.has_error(function() nav.popTo("nobody") end) match.is_string() end)
      end)
      expose("e", function() after_each(function() end) end)
      """),
    Sound(
      file: "plugins/_meta/nav.lua", source: "---@meta\nlocal x = 1\nfunction y() return z end"),
  ]
}
