-- A boolean appearance hook takes Lua's truth.

local hooks = {
  "barHidden", "customBackButton", "hidesBackButton", "modalInPresentation", "interactivePopDisabled",
  "interactiveContentPopDisabled",
}

describe("a boolean appearance hook", function()
  for _, hook in ipairs(hooks) do
    it(hook .. " takes anything but nil and false for true", function()
      local plugin = assert(nav.use({ name = "it", [hook] = function(c) return c.props.value end }))
      nav.setStack({ "Home", "Page" })
      for _, value in ipairs({ "text", "", 0, 1.5, { a = 1 }, true }) do
        nav.top.props.value = value
        assert.is_true(nav.settings()[hook].value)
      end
      nav.top.props.value = false
      assert.is_false(nav.settings()[hook].value)
      nav.top.props.value = nil
      assert.is_nil(nav.settings()[hook])
      assert.same({}, plugin.faults)
    end)

    it(hook .. " gives a wrapper true", function()
      local seen
      nav.use({ name = "says", [hook] = function() return "a text" end })
      nav.use({ name = "wraps", priority = 1, [hook] = function(c, bar, next) seen = next() return seen end })
      nav.setStack({ "Home", "Page" })
      assert.is_true(nav.settings()[hook].value)
      assert.is_true(seen)
    end)

    it(hook .. " of a controller wants a boolean", function()
      nav.setStack({ "Home", "Page" })
      assert.has_error(function() nav.top[hook] = "text" end)
    end)
  end
end)
