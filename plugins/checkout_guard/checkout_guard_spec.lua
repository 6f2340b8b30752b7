describe("checkout_guard", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("plugins/checkout_guard"))
    nav.setStack({ "Cart", { class = "Payment", props = { paying = true } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    if exit.source ~= "deepLink" then
      it("holds the screen against the " .. exit.name, function()
        assert.blocked("the payment is in flight", exit())
        assert.equal("Payment", nav.top.class)
        assert.is_nil(nav.question())
      end)
    end

    it("has nothing against the " .. exit.name .. " once the answer is there", function()
      nav.top.props.paying = false
      assert.popped(exit)
    end)
  end)

  it("asks before a deep link replaces the stack", function()
    assert.asked(
      "A payment is in flight. Open the link all the same?",
      nav.setStack({ "Home", "Offer" }, { ask = true }))
    assert.blocked("the payment is in flight", nav.answer(false))
    assert.equal("Payment", nav.top.class)
    nav.setStack({ "Home", "Offer" }, { ask = true })
    assert.popped(nav.answer(true))
    assert.equal("Offer", nav.top.class)
  end)

  it("says it in the words of its options", function()
    local words = { message = "Pay first?", ok = "Leave", cancel = "Pay", reason = "paying" }
    plugin:unload()
    plugin = assert(nav.use("plugins/checkout_guard", { options = words }))
    assert.blocked("paying", nav.tapBack())
    nav.setStack({ "Home" }, { ask = true })
    local question = nav.question()
    assert.same({ "Pay first?", "Leave", "Pay" }, { question.message, question.ok, question.cancel })
    nav.answer(false)
    plugin:unload()
    plugin = assert(nav.use("plugins/checkout_guard"))
    nav.setStack({ "Home" }, { ask = true })
    assert.same({ "Open", "Wait" }, { nav.question().ok, nav.question().cancel })
  end)

  it("lets the program do what it must", function()
    assert.popped(nav.pop())
  end)
end)
