-- `assert.stayed`: the screen stands as it stood.
describe("assert.stayed", function()
  before_each(function()
    nav.use { name = "hold", controllers = "Held", shouldPop = function(c)
      if c.props.asks then return confirm("Leave?") end
      return false, "locked"
    end }
    nav.setRoot("Home")
  end)

  it("passes where a policy refused", function()
    nav.push("Held")
    assert.stayed(nav.tapBack())
    assert.stayed("locked", nav.tapBack())
    assert.stayed(function() return nav.tapBack() end)
    assert.stayed("locked", function() return nav.tapBack() end)
  end)

  it("passes where nothing could begin", function()
    assert.stayed(nav.requestPop())
    assert.stayed("root", nav.requestPop())
  end)

  it("passes where the person took the gesture back", function()
    nav.push("Free")
    assert.stayed(nav.pan { from = { 5, 400 }, to = { 40, 400 }, duration = 1 })
  end)

  it("fails where the screen has left, waits, or another reason was given", function()
    nav.push("Free")
    assert.is_not.stayed(nav.tapBack())
    nav.push { class = "Held", props = { asks = true } }
    assert.is_not.stayed(nav.tapBack())
    assert.stayed(nav.answer(false))
    nav.top.props.asks = nil
    local good, message = pcall(function() assert.stayed("other", nav.tapBack()) end)
    assert.is_false(good)
    assert.matches('Expected the pop to stay undone with "other"', tostring(message), 1, true)
    assert.is_not.stayed("other", nav.tapBack())
  end)

  it("fails on what is no outcome, and on none", function()
    assert.has_error(function() assert.stayed("gone") end)
    assert.has_error(function() assert.stayed(nil) end)
  end)
end)

each_exit(function(exit)
  it("tells of every way out whether somebody stayed: " .. exit.name, function()
    nav.use { name = "hold", controllers = "Held", shouldPop = function() return false, "no" end }
    nav.setStack { "Home", "Held" }
    assert.stayed("no", exit())
  end)
end)
