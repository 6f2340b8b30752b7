local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("The chain (contract.md, section 2)", function()
  it("shouldPop: the first false wins and ends the chain", function()
    local asked = {}
    local function plugin(name, priority, answer, reason)
      nav.use {name = name, priority = priority, shouldPop = function()
        asked[#asked + 1] = name
        return answer, reason
      end}
    end
    plugin("yes", 3, true) plugin("none", 2) plugin("no", 1, false, "unsaved") plugin("late", 0, false)
    nav.setRoot("A") nav.push("B")
    local outcome, reason = nav.tapBack()
    eq("blocked", outcome) eq("unsaved", reason)
    eq("yes none no", table.concat(asked, " "))
    eq(2, nav.depth)
  end)

  it("otherwise allowed: abstain at all is a pop", function()
    nav.use {shouldPop = function() end}
    nav.setRoot("A") nav.push("B")
    local outcome, reason = nav.tapBack()
    eq("popped", outcome) eq(nil, reason) eq(1, nav.depth)
  end)

  it("shouldPush: a false keeps the controller off the stack, and its reason comes back", function()
    nav.use {controllers = "Secret", shouldPush = function(c, push)
      eq("Secret", c.class) eq(1, push.depth) eq("A", push.previous.class) eq(true, push.animated)
      return false, "locked"
    end}
    nav.setRoot("A")
    local c, why = nav.push("Secret")
    eq(nil, c) eq("locked", why) eq(1, nav.depth)
    assert(nav.push("Open")) eq(2, nav.depth)
  end)

  it("backTitle, backColor, barHidden: the first answer that is not nil wins", function()
    nav.use {name = "a", priority = 2, backTitle = function() end}
    nav.use {name = "b", priority = 1, backTitle = function(c, back)
      eq("Home", back.previousTitle) eq("Home", back.default)
      return "To " .. back.previousTitle
    end, backColor = function() return "red" end}
    nav.use {name = "c", backTitle = function() return "never" end, backColor = function() return "blue" end}
    nav.setRoot {class = "A", title = "Home"} nav.push("B")
    eq("To Home", nav.bar.back.title) eq("#ff0000", nav.bar.back.color)
    nav.use {name = "d", barHidden = function(c) if c.class == "C" then return true end end}
    nav.push("C") eq(true, nav.bar.hidden) eq(nil, nav.bar.back)
    nav.tapBack() nav.pop() eq(false, nav.bar.hidden)
  end)

  it("a pop of several controllers asks each from the top down; the first false stops it", function()
    local asked = {}
    nav.use {shouldPop = function(c, pop)
      asked[#asked + 1] = c.class .. pop.count .. pop.target.class
      if c.class == "B" then return false, "stay" end
    end}
    nav.setStack {"A", "B", "C", "D"}
    local outcome, reason = nav.requestPop {to = 1}
    eq("blocked", outcome) eq("stay", reason) eq(4, nav.depth)
    eq("D3A C3A B3A", table.concat(asked, " "))
  end)
end)
