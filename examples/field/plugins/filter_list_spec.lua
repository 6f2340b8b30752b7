describe("filter_list", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/filter_list.lua"))
    nav.onAction("close filters", function() sheet.requestDismiss() end)
    nav.setRoot("Orders")
    sheet = nav.present({ class = "FilterList", props = { opened = { paid = true }, filters = { paid = true } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  it("is dragged down while nothing differs", function()
    assert.equal("dismissed", (sheet.swipeDown()))
  end)

  it("has no drag exactly while something differs", function()
    local top = sheet.top
    top.props.filters = { paid = true, day = "today" }
    assert.is_true(sheet.settings().modalInPresentation.value)
    assert.ignored("modal", sheet.swipeDown())
    nav.answer(false)
    top.props.filters = { paid = true }
    assert.is_nil(sheet.settings().modalInPresentation)
    assert.equal("dismissed", (sheet.swipeDown()))
  end)

  it("asks whoever drags all the same", function()
    sheet.top.props.filters = {}
    assert.ignored("modal", sheet.swipeDown())
    assert.equal("Discard the changed filters?", nav.question().message)
    assert.blocked("cancelled by the user", nav.answer(false))
    assert.equal(sheet, nav.presented)
    sheet.swipeDown()
    assert.equal("dismissed", (nav.answer(true)))
    assert.is_nil(nav.presented)
  end)

  it("asks before another way out, too", function()
    sheet.top.props.filters = { paid = false }
    assert.deferred(nav.presented.escape())
  end)
end)
