describe("text_editor", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/text_editor.lua"))
    nav.setStack({ "List", { class = "TextEditor", props = { asks = true, text = "b", original = "a" } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    it("asks before the " .. exit.name .. " loses the text", function()
      assert.asked("Discard your changes?", exit())
      assert.blocked("cancelled by the user", nav.answer(false))
      assert.equal("TextEditor", nav.top.class)
      assert.deferred(exit)
      assert.popped(nav.answer(true))
    end)

    it("lets the " .. exit.name .. " go where nothing was changed, or nobody told it to ask", function()
      nav.top.props.text = "a"
      assert.popped(exit)
    end)

    it("lets the " .. exit.name .. " go where it was not told to ask", function()
      nav.top.props.asks = false
      assert.popped(exit)
    end)
  end)

  it("asks nobody where the program leaves", function()
    assert.popped(nav.pop())
  end)
end)
