describe("order_form", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/order_form.lua"))
    thrownAway = {}
    nav.onAction("discard order", function(_, data)
      assert.equal("OrderForm", (nav.presented or nav).top.class)
      table.insert(thrownAway, data.order)
    end)
    nav.setStack({ "Orders", { class = "OrderForm", props = { isNew = true, number = 7, items = { "tea" } } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("throws the order away, then leaves by the " .. exit.name, function()
      assert.asked("Are you sure? The order is lost.", exit())
      assert.equal("sheet", nav.question().style)
      assert.same({}, thrownAway)
      assert.popped(nav.answer(true))
      assert.same({ 7 }, thrownAway)
    end)

    it("does nothing at all on a no to the " .. exit.name, function()
      assert.deferred(exit)
      local depth = nav.depth
      assert.blocked("cancelled by the user", nav.answer(false))
      assert.same({}, thrownAway)
      assert.equal(depth, nav.depth)
    end)

    it("lets an empty order go by the " .. exit.name, function()
      nav.top.props.items = {}
      assert.popped(exit)
      assert.same({}, thrownAway)
    end)
  end)

  it("throws nothing away where another policy keeps the screen", function()
    nav.stack[2]:hook("shouldPop", function(_, _, next)
      next()
      return false, "no"
    end)
    nav.tapBack()
    assert.blocked("no", nav.answer(true))
    assert.same({}, thrownAway)
  end)

  it("goes with the sheet that it is in, as it was asked", function()
    nav.setRoot("Orders")
    local sheet = nav.present({ class = "OrderForm", props = { isNew = true, number = 8, items = { "tea" } } })
    assert.deferred(sheet.swipeDown())
    assert.equal("dismissed", (nav.answer(true)))
    assert.same({ 8 }, thrownAway)
    assert.is_nil(nav.presented)
  end)

  it("asks nothing of a swipe that goes back", function()
    nav.top.props.items = {}
    assert.cancelled(nav.pan({ from = { 5, 400 }, to = { 60, 400 }, duration = 1 }))
    assert.same({}, thrownAway)
  end)
end)
