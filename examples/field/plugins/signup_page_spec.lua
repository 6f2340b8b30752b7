describe("signup_page", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/signup_page.lua"))
    back = 0
    nav.onAction("page back", function(controller)
      back = back + 1
      controller.props.history = controller.props.history - 1
    end)
    nav.setStack({ "Inbox", { class = "SignupPage", props = { history = 2 } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  it("goes back in the page while it has a history, and the screen stays", function()
    assert.is_true(nav.bar.back.custom)
    assert.blocked("the page goes back", nav.tapBack())
    assert.blocked("the page goes back", nav.tapBack())
    assert.equal(2, back)
    assert.equal("SignupPage", nav.top.class)
    assert.is_nil(nav.bar.back)
    assert.ignored("no back button", nav.tapBack())
  end)

  it("has the item after an error page, too", function()
    nav.top.props.history = 0
    assert.is_nil(nav.bar.back)
    nav.top.props.failed = true
    assert.is_true(nav.bar.back.custom)
  end)
end)
