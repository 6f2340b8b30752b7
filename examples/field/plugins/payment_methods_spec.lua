describe("payment_methods", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/payment_methods.lua"))
    heard = 0
    nav.onAction("flow cancelled", function()
      assert.is_nil(nav.presented)
      heard = heard + 1
    end)
    nav.setRoot("Order")
    sheet = nav.present("PaymentMethods")
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  it("goes while nothing was begun, and is heard of once, after it has gone", function()
    assert.equal("dismissed", (sheet.swipeDown()))
    assert.equal(1, heard)
  end)

  it("asks once something was begun, on a sheet without a message", function()
    sheet.top.props.begun = true
    assert.deferred(sheet.swipeDown())
    assert.same({ "", "sheet" }, { nav.question().message, nav.question().style })
    assert.blocked("cancelled by the user", nav.answer(false))
    assert.equal(0, heard)
    sheet.swipeDown()
    assert.equal("dismissed", (nav.answer(true)))
    assert.equal(1, heard)
  end)

  it("is not heard of where the drag goes back, or the program closes it", function()
    assert.cancelled(sheet.swipeDown({ distance = 60, duration = 1 }))
    assert.equal(0, heard)
    sheet.dismiss()
    assert.equal(0, heard)
  end)
end)
