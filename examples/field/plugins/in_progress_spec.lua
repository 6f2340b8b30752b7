describe("in_progress", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/in_progress.lua"))
    nav.setStack({ "Order", "InProgress" })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("is not left by the " .. exit.name, function()
      local outcome = exit()
      assert.is_true(outcome == "blocked" or outcome == "ignored", outcome)
      assert.equal("InProgress", nav.top.class)
    end)
  end)

  it("has no button, and goes by the program", function()
    assert.is_nil(nav.bar.back)
    assert.popped(nav.pop())
  end)

  it("takes its ways out away only while it is there", function()
    nav.pop()
    nav.push("Detail")
    assert.is_not_nil(nav.bar.back)
    assert.popped(nav.pan({ from = { 5, 400 }, to = { 380, 400 } }))
  end)
end)
