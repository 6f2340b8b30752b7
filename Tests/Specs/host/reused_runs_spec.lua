-- A decision uses the object of the one before it: nothing of that one may show.

local function reasons()
  local words = {}
  for _, step in ipairs(nav.explain().steps) do words[#words + 1] = step.by .. ": " .. tostring(step.reason) end
  return table.concat(words, ", ")
end

local function passed()
  local words = {}
  for _, entry in ipairs(nav.explain().skipped) do words[#words + 1] = entry.by .. ": " .. entry.why end
  return table.concat(words, ", ")
end

describe("a decision after another one", function()
  it("has its own steps only", function()
    nav.use({ name = "first", controllers = "A", shouldPop = function() return false, "of A" end })
    nav.use({ name = "second", controllers = "B", shouldPop = function() return false, "of B" end })
    nav.setStack({ "Home", "A" })
    assert.blocked(nav.tapBack())
    nav.setStack({ "Home", "B" })
    assert.blocked(nav.tapBack())
    assert.equal("second: of B", reasons())
  end)

  it("has its own plugins that were not asked", function()
    nav.use({ name = "rest", shouldPop = function() end })
    nav.use({ name = "wraps", priority = 1, controllers = "A", shouldPop = function(c, pop, next) return true end })
    nav.setStack({ "Home", "A" })
    assert.popped(nav.tapBack())
    assert.equal("rest: wrapper", passed())
    nav.setStack({ "Home", "B" })
    assert.popped(nav.tapBack())
    assert.equal("wraps: class", passed())
  end)

  it("does not use the former answer of the rest", function()
    local answers = {}
    nav.use({ name = "says", shouldPop = function(c) if c.class == "A" then return false, "of A" end end })
    nav.use({
      name = "wraps", priority = 1,
      shouldPop = function(c, pop, next)
        answers[#answers + 1] = tostring((next()))
        return nil
      end,
    })
    nav.setStack({ "Home", "A" })
    assert.blocked(nav.tapBack())
    nav.setStack({ "Home", "B" })
    assert.popped(nav.tapBack())
    assert.same({ "false", "nil" }, answers)
  end)

  it("does not use what the user answered in the former one", function()
    nav.use({ name = "asks", shouldPop = function(c) if c.class == "A" then confirm("Leave?") end end })
    nav.setStack({ "Home", "A" })
    assert.deferred(nav.tapBack())
    assert.blocked(nav.answer(false))
    nav.setStack({ "Home", "B" })
    assert.popped(nav.tapBack())
  end)

  it("reaches its own controller and pop", function()
    local seen = {}
    nav.use({ name = "looks", shouldPop = function(c, pop) seen[#seen + 1] = c.class .. " " .. pop.source end })
    nav.setStack({ "Home", "A" })
    nav.tapBack()
    nav.setStack({ "Home", "B" })
    nav.requestPop()
    assert.same({ "A backButton", "B request" }, seen)
  end)

  it("reaches nothing of the former one through what a hook kept", function()
    local kept
    nav.use({ name = "keeps", shouldPop = function(c, pop) kept = kept or pop end })
    nav.setStack({ "Home", "A", "B" })
    nav.tapBack()
    nav.requestPop()
    assert.is_false(pcall(function() kept.animated = true end))
  end)
end)

describe("a decision that waits", function()
  it("keeps its object while other hooks are called", function()
    local seen = {}
    nav.use({
      name = "asks",
      shouldPop = function(c)
        if not confirm("Leave A?") then return false, "of " .. c.class end
      end,
      backColor = function(c) seen[#seen + 1] = c.class return "#102030" end,
    })
    nav.setStack({ "Home", "A" })
    assert.deferred(nav.tapBack())
    seen = {}
    nav.top.title = "Changed"
    local _ = nav.bar
    assert.same({ "A" }, seen)
    assert.equal("Leave A?", nav.question().message)
    assert.blocked(nav.answer(false))
    assert.equal("asks: of A", reasons())
  end)
end)
