describe("subscription", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/subscription.lua"))
    back = 0
    nav.onAction("page back", function() back = back + 1 end)
    nav.setStack({ "Settings", "Subscription" })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("is not left by the " .. exit.name .. " during a transaction", function()
      nav.top.props.transaction = true
      local outcome = exit()
      assert.is_true(outcome == "blocked" or outcome == "ignored", outcome)
      assert.equal("Subscription", nav.top.class)
    end)

    it("is left by the " .. exit.name .. " at other times", function()
      assert.popped(exit)
    end)
  end)

  it("has an item of the app that goes back in the page's history", function()
    assert.is_false(nav.bar.back.custom)
    nav.top.props.history = 1
    assert.is_true(nav.bar.back.custom)
    assert.blocked("the page goes back", nav.tapBack())
    assert.equal(1, back)
    nav.top.props.history = 0
    assert.popped(nav.tapBack())
    assert.equal(1, back)
  end)

  it("has neither button nor drag during a transaction", function()
    nav.top.props.transaction = true
    assert.is_nil(nav.bar.back)
    assert.is_true(nav.settings().modalInPresentation.value)
    nav.top.props.transaction = nil
    assert.is_not_nil(nav.bar.back)
  end)
end)
