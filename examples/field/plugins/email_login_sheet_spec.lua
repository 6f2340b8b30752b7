describe("email_login_sheet", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/email_login_sheet.lua"))
    counted = {}
    nav.onAction("count", function(_, what) table.insert(counted, what) end)
    nav.setRoot("Welcome")
    sheet = nav.present("EmailLogin")
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  it("is never dragged down", function()
    assert.ignored("modal", sheet.swipeDown())
    assert.same({}, counted)
    assert.equal(sheet, nav.presented)
  end)

  it("goes unasked by its own Cancel button, and counts it once", function()
    assert.equal("dismissed", (sheet.requestDismiss()))
    assert.same({ "login cancelled" }, counted)
    assert.is_nil(nav.question())
  end)

  it("does not count a login that is over", function()
    sheet.dismiss()
    assert.same({}, counted)
  end)
end)
