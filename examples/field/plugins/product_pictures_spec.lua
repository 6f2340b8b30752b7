describe("product_pictures", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/product_pictures.lua"))
    restored = 0
    nav.onAction("restore pictures", function() restored = restored + 1 end)
    nav.setStack({ "Product", { class = "ProductPictures", props = { deleted = 1 } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("puts the pictures back, then leaves by the " .. exit.name, function()
      assert.asked("Discard the changes to the pictures?", exit())
      assert.popped(nav.answer(true))
      assert.equal(1, restored)
    end)

    it("keeps the changes on a no to the " .. exit.name, function()
      nav.top.props.deleted, nav.top.props.moved = nil, 2
      assert.deferred(exit)
      assert.blocked("cancelled by the user", nav.answer(false))
      assert.equal(0, restored)
    end)

    it("lets added pictures go by the " .. exit.name, function()
      nav.top.props.deleted, nav.top.props.added = nil, 3
      assert.popped(exit)
      assert.equal(0, restored)
    end)
  end)
end)
