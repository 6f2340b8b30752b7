describe("web_login", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/web_login.lua"))
    counted = {}
    nav.onAwait("count asked", function()
      table.insert(counted, "asked")
      return true
    end)
    nav.onAction("count gave up", function() table.insert(counted, "gave up") end)
    nav.setStack({ "Welcome", "WebLogin" })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  local persons = { only = { "backButton", "backMenu", "edgeGesture", "fullscreenGesture", "escape" } }
  each_exit(persons, function(exit)
    it("counts that it asked, and that the login was given up by the " .. exit.name, function()
      assert.asked("Give up logging in?", exit())
      assert.same({ "asked" }, counted)
      assert.popped(nav.answer(true))
      assert.same({ "asked", "gave up" }, counted)
    end)

    it("counts nothing more on a no to the " .. exit.name, function()
      assert.deferred(exit)
      assert.blocked("cancelled by the user", nav.answer(false))
      assert.same({ "asked" }, counted)
    end)

    it("has counted that it asked where the question is dropped at the " .. exit.name, function()
      assert.deferred(exit)
      nav.setRoot("Home")
      assert.same({ "asked" }, counted)
    end)
  end)
end)
