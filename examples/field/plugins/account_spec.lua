describe("account", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/account.lua"))
    nav.setStack({ "Home", "Account" })
    nav.app.paying = true
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("is not left by the " .. exit.name .. " while a payment runs", function()
      local outcome = exit()
      assert.is_true(outcome == "blocked" or outcome == "ignored", outcome)
      assert.equal("Account", nav.top.class)
    end)

    it("is left by the " .. exit.name .. " when it has ended", function()
      nav.app.paying = false
      assert.popped(exit)
    end)
  end)

  it("shows its button again by itself", function()
    assert.is_nil(nav.bar.back)
    nav.app.paying = nil
    assert.is_not_nil(nav.bar.back)
  end)

  it("ends a swipe that has begun where a payment begins", function()
    nav.app.paying = false
    nav.pan({ from = { 5, 400 }, to = { 200, 400 }, release = false })
    nav.app.paying = true
    nav.settle()
    assert.is_nil(nav.transition)
    assert.equal("Account", nav.top.class)
  end)
end)
