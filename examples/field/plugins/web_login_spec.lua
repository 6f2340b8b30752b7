describe("web_login", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/web_login.lua"))
    counted = {}
    nav.onAction("count", function(_, what) table.insert(counted, what) end)
    nav.setStack({ "Welcome", "WebLogin" })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  local persons = { only = { "backButton", "backMenu", "edgeGesture", "fullscreenGesture", "escape" } }
  each_exit(persons, function(exit)
    it("counts that it asked, and that the login was given up by the " .. exit.name, function()
      assert.asked("Give up logging in?", exit())
      assert.popped(nav.answer(true))
      assert.same({ "asked to give up", "gave up" }, counted)
    end)

    it("counts nothing more on a no to the " .. exit.name, function()
      assert.deferred(exit)
      assert.blocked("the login goes on", nav.answer(false))
      assert.same({ "asked to give up" }, counted)
    end)
  end)
end)
