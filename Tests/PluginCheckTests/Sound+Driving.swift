/// Scripts and specs as people write them.
extension Sound {
  static let driving: [Sound] = [
    script(
      """
      local exits = {
        tap = nav.tapBack,
        swipe = function() return nav.pan { from = { 5, 400 }, to = { 320, 400 } } end,
        menu = function() return nav.backMenu(1) end,
      }
      for name, exit in pairs(exits) do
        nav.reset()
        nav.setStack { "A", "B" }
        print(name, exit())
      end
      """),
    script(
      """
      local function visit(class, props)
        local c, why = nav.push({ class = class, props = props })
        if not c then error(("cannot push %s: %s"):format(class, why)) end
        return c
      end
      local editor = visit("Editor", { dirty = true })
      editor.props.dirty = nil
      editor.props["saved at"] = nav.time
      assert(nav.top == editor and nav.depth == 1)
      """),
    script(
      """
      for i = 1, 5 do nav.push("Page" .. i, { animated = false }) end
      for _, title in ipairs(nav.backMenu()) do print(title) end
      print(nav.popTo(nav.stack[2]), nav.popToRoot())
      local log = {}
      nav.on("pop", function(e) log[#log + 1] = e.controller.class .. "@" .. e.time end)
      print(table.concat(log, ","))
      """),
    script(
      """
      local events = nav.events()
      local last = events[#events]
      if last and last.name == "pop" then print(last.controller.title) end
      for _, e in ipairs(nav.events(last and last.index or 0)) do print(e.name, e.plugin) end
      """),
    script(
      """
      local why = nav.explain()
      if why then
        print(why.outcome, why.reason or "-")
        for i, s in ipairs(why.steps) do print(i, s.by, s.answer, s.reason, s.file, s.line) end
      end
      """),
    script(
      """
      local p = assert(nav.use({
        name = "inline",
        shouldPop = function(controller, pop)
          return controller.props.ok and true or false, "inline"
        end,
      }))
      p:disable()
      p:enable()
      print(p.enabled, p.quarantined, #p.faults)
      p:unload()
      """),
    script(
      """
      nav.reset({ width = 320, height = 480 })
      local w = 320
      local map = { name = "map", frame = { 0, 0, w, 480 }, handles = "all", offset = 0 }
      local c = nav.push({ class = "Map", regions = { map } })
      c.regions[1].offset = 10
      nav.touch("began", 1, 1)
      for x = 2, 100, 7 do nav.touch("moved", x, 1); nav.advance(0.01) end
      print(nav.transition and nav.transition.progress)
      nav.touch("cancelled", 100, 1)
      """),
    script(
      """
      local ok, err = pcall(nav.push, { class = "A", whatever = 1 })
      print(ok, err)
      print(pcall(function() nav.top.nonsense = 1 end))
      """),
    script(
      """
      local results = {}
      for _, direction in ipairs { "ltr", "rtl" } do
        nav.reset { direction = direction }
        nav.setStack { "A", "B" }
        results[direction] = { nav.tap(20, 60) }
      end
      for k, v in pairs(results) do print(k, v[1], v[2]) end
      """),
    spec(
      """
      describe("x", function()
        local handle, snapshot
        before_each(function() handle = nav.use("plugins/x.lua") end)
        after_each(function() if handle then handle:unload() end end)
        it("does", function()
          local s = spy.on(table, "insert")
          nav.setRoot("A")
          assert.spy(s).was_not.called()
          s:revert()
          assert.has.errors(function() nav.push(5) end)
          assert.are_not.equal(1, 2)
          assert.truthy(nav.top)
          snapshot = assert:snapshot()
          snapshot:revert()
        end)
        it("fails to load #slow", function()
          local p, why = nav.use("nowhere.lua")
          assert.is_nil(p)
          assert.matches("nowhere", why)
        end)
      end)
      """),
    spec(
      """
      local helper = require("helper")
      describe("with helper #tag", function()
        for _, case in ipairs(helper.cases) do
          it(case.name, function()
            local outcome, reason = case.exit()
            assert.same({ "blocked", case.reason }, { outcome, reason })
          end)
        end
        each_exit(function(exit)
          it("is left by the " .. exit.name, function()
            local isWide = exit.name == "fullscreen gesture"
            nav.setStack({ "A", { class = "B", gesture = isWide and "fullscreen" or "edge" } })
            assert.popped(exit())
          end)
        end)
      end)
      """),
  ]
}
