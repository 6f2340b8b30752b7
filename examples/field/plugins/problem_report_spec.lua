describe("problem_report", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/problem_report.lua"))
    nav.setStack({ "Settings", { class = "ProblemReport", props = { sending = true } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("is not left by the " .. exit.name .. " while it is sent", function()
      local outcome = exit()
      assert.is_true(outcome == "blocked" or outcome == "ignored", outcome)
      assert.equal("ProblemReport", nav.top.class)
    end)

    it("is left by the " .. exit.name .. " once it has arrived or failed", function()
      nav.top.props.sending = false
      assert.popped(exit)
    end)
  end)

  it("shows its button again", function()
    assert.is_nil(nav.bar.back)
    nav.top.props.sending = nil
    assert.is_not_nil(nav.bar.back)
  end)
end)
