describe("product_form", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/product_form.lua"))
    told, stored = {}, {}
    nav.onAction("tell", function(_, text) table.insert(told, text) end)
    nav.onAwait("store draft", function(_, data) table.insert(stored, data.product) end)
    nav.setStack({ "Products", { class = "ProductForm", props = { unsaved = true, isNew = true, number = 3 } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("stores a draft, and leaves by the " .. exit.name .. " when it is stored", function()
      assert.asked("You have unsaved changes.", exit())
      assert.equal(3, #nav.question().choices)
      assert.deferred(nav.answer("store"))
      assert.same({ 3 }, stored)
      assert.equal("await", nav.question().kind)
      assert.popped(nav.answer(true))
      assert.same({}, told)
    end)

    it("stays where it cannot be stored, and tells why, after the " .. exit.name, function()
      assert.deferred(exit)
      nav.answer("store")
      assert.blocked("no room", nav.answer(nil, "no room"))
      assert.same({ "The draft was not saved: no room" }, told)
      assert.same({ 3 }, stored)
    end)

    it("throws away, or stays, after the " .. exit.name, function()
      assert.deferred(exit)
      assert.blocked("cancelled by the user", nav.answer("cancel"))
      assert.deferred(exit)
      assert.popped(nav.answer("discard"))
      assert.same({}, stored)
    end)

    it("has two choices for a product that exists, after the " .. exit.name, function()
      nav.top.props.isNew = false
      assert.deferred(exit)
      local ids = {}
      for _, choice in ipairs(nav.question().choices) do table.insert(ids, choice.id) end
      assert.same({ "discard", "cancel" }, ids)
      assert.popped(nav.answer("discard"))
    end)

    it("lets what is read-only or saved go by the " .. exit.name, function()
      nav.top.props.readOnly = true
      assert.popped(exit)
    end)
  end)

  it("gives up after half a minute", function()
    nav.tapBack()
    nav.answer("store")
    nav.advance(31)
    assert.is_nil(nav.question())
    assert.same({ "The draft was not saved: timed out" }, told)
    assert.equal("ProductForm", nav.top.class)
  end)

  it("stays where the app answers no, with and without a reason", function()
    nav.tapBack()
    nav.answer("store")
    assert.blocked("failed", nav.answer(false))
    nav.tapBack()
    nav.answer("store")
    assert.blocked("no room", nav.answer(false, "no room"))
    assert.same({ "The draft was not saved: failed", "The draft was not saved: no room" }, told)
    assert.equal("ProductForm", nav.top.class)
  end)

  it("stays where nobody stores anything", function()
    local host = nav.onAwait("store draft", function() return nil end)
    nav.tapBack()
    assert.blocked("failed", nav.answer("store"))
    host:remove()
  end)
end)
