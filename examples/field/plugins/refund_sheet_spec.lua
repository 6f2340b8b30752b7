describe("refund_sheet", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/refund_sheet.lua"))
    nav.setRoot("Order")
    sheet = nav.present({ class = "RefundAmount", props = { picked = 2 } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  local message = "Discard the refund?"

  for _, style in ipairs({ "sheet", "formSheet", "popover" }) do
    it("asks before a " .. style .. " with amounts goes", function()
      sheet.dismiss()
      sheet = nav.present({ class = "RefundAmount", props = { picked = 2 } }, { style = style })
      local leave = style == "sheet" and sheet.swipeDown or sheet.tapOutside
      assert.asked(message, leave())
      assert.blocked("cancelled by the user", nav.answer(false))
      leave()
      assert.equal("dismissed", (nav.answer(true)))
    end)
  end

  it("goes at once where nothing was picked", function()
    sheet.top.props.picked = 0
    assert.equal("dismissed", (sheet.swipeDown()))
  end)

  it("asks once, of the confirmation alone, whatever lies below it", function()
    sheet.push("RefundConfirmation")
    sheet.stack[1].props.picked = 0
    assert.asked(message, sheet.swipeDown())
    assert.equal("RefundConfirmation", nav.events()[#nav.events() - 1].controller.class)
    assert.equal("dismissed", (nav.answer(true)))
  end)

  it("lets steps back inside the sheet go", function()
    sheet.push("RefundConfirmation")
    assert.popped(sheet.tapBack())
    sheet.push("RefundConfirmation")
    assert.popped(sheet.pan({ from = { 5, 400 }, to = { 380, 400 } }))
    assert.is_nil(nav.question())
  end)
end)
