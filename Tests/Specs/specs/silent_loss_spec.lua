-- `prove.no_silent_loss`: nil, false and "" are nothing to lose.
describe("no_silent_loss", function()
  local function proves(condition)
    local folder = files {
      ["p.lua"] = ([[return { name = "p", controllers = "Draft", shouldPop = function(c)
        local text = c.props.text
        if %s then return confirm("Leave?") end
      end }]]):format(condition),
    }
    assert(nav.use(folder .. "/p.lua"))
    return nav.prove("no_silent_loss", { prop = "text", depth = 1 })
  end

  local whole = { "text", 'text and text ~= ""', 'text ~= nil and text ~= false and text ~= ""' }
  for _, condition in ipairs(whole) do
    it("holds where somebody is asked if " .. condition, function()
      local holds, why = proves(condition)
      assert.is_true(holds, why)
    end)
  end

  local holes = { 'text == "x"', "text and text ~= 0", "text == true", 'text and text ~= " "' }
  for _, condition in ipairs(holes) do
    it("does not hold where somebody is asked only if " .. condition, function()
      local holds, why = proves(condition)
      assert.is_nil(holds)
      assert.matches("left without a question", why, 1, true)
    end)
  end
end)
