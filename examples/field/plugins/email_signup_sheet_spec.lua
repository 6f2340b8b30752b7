describe("email_signup_sheet", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/email_signup_sheet.lua"))
    completed = {}
    nav.onAction("complete", function(_, answer)
      table.insert(completed, answer)
      sheet.dismiss()
    end)
    nav.setRoot("Inbox")
    sheet = nav.present("EmailSignup")
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  it("is completed with no before an address was entered", function()
    assert.blocked("the app closes it", sheet.swipeDown())
    assert.same({ "no" }, completed)
    assert.is_nil(nav.presented)
  end)

  it("asks after an address was entered", function()
    sheet.top.props.address = "a@example.org"
    assert.asked("Leave the sign-up?", sheet.swipeDown())
    assert.blocked("the app closes it", nav.answer(false))
    assert.same({}, completed)
    assert.equal(sheet, nav.presented)
    sheet.swipeDown()
    nav.answer(true)
    assert.same({ "no" }, completed)
    assert.is_nil(nav.presented)
  end)

  it("is completed with yes once it is done", function()
    sheet.top.props.address, sheet.top.props.done = "a@example.org", true
    sheet.swipeDown()
    assert.same({ "yes" }, completed)
    assert.is_nil(nav.presented)
  end)

  it("completes nothing where a drag is too short to begin", function()
    assert.ignored("too short", sheet.swipeDown({ distance = 5 }))
    assert.same({}, completed)
  end)
end)
