local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("Hooks that a script puts (contract.md, section 2: the chain)", function()
  it("a later hook runs before an earlier one, and next reaches it", function()
    local order = {}
    local function put(name)
      nav.hook("B", "shouldPop", function(c, pop, next) order[#order + 1] = name return next() end)
    end
    put("first") put("second")
    nav.setRoot("A") nav.push("B") nav.tapBack()
    eq("second first", table.concat(order, " "))
  end)

  it("first the controller's own hooks, then class hooks, then the plugins", function()
    local order = {}
    local function note(name) return function() order[#order + 1] = name end end
    nav.use {priority = 99, shouldPop = note("plugin")}
    nav.class("B", "Base")
    nav.setRoot("A")
    local b = nav.push("B")
    b:hook("shouldPop", note("own 1"))
    nav.hook("Base", "shouldPop", note("base"))
    nav.hook("B", "shouldPop", note("class"))
    b:hook("shouldPop", note("own 2"))
    nav.tapBack()
    eq("own 2,own 1,class,base,plugin", table.concat(order, ","))
  end)

  it("a hook on a subclass never changes its superclass or a sibling", function()
    nav.class("Left", "Base") nav.class("Right", "Base")
    nav.hook("Left", "shouldPop", function() return false end)
    nav.setRoot("A")
    nav.push("Right") eq("popped", (nav.tapBack()))
    nav.push("Base") eq("popped", (nav.tapBack()))
    nav.push("Left") eq("blocked", (nav.tapBack()))
  end)

  it("both return a handle with remove", function()
    nav.setRoot("A")
    local b = nav.push("B")
    local own = b:hook("shouldPop", function() return false, "own" end)
    local class = nav.hook("B", "shouldPop", function() return false, "class" end)
    eq("own", select(2, nav.tapBack()))
    own:remove() eq("class", select(2, nav.tapBack()))
    class:remove() class:remove() eq("popped", (nav.tapBack()))
  end)

  it("a controller's hook goes with it, and is never asked about a later one", function()
    nav.setRoot("A")
    local kept = setmetatable({}, {__mode = "k"})
    for number = 1, 500 do
      local function refuse() return false, "asked about another" end
      kept[refuse] = true
      nav.push("Hooked"):hook("shouldPop", refuse)
      nav.pop()
      if number % 10 == 0 then collectgarbage() end
      nav.push("Plain")
      eq("popped", (nav.tapBack()))
    end
    collectgarbage() collectgarbage()
    local count = 0
    for _ in pairs(kept) do count = count + 1 end
    assert(count < 300, count .. " hooks of 500 are kept")
  end)

  it("they are asked for every source but program; an error in one is a fault and no opinion", function()
    nav.hook("B", "shouldPop", function() return false end)
    nav.setRoot("A") nav.push("B")
    eq("blocked", (nav.requestPop())) eq("popped", (nav.pop()))
    nav.hook("C", "shouldPop", function() error("broken") end)
    nav.push("C") assert.faults("broken", function() eq("popped", (nav.tapBack())) end)
    local faults = 0
    for _, e in ipairs(nav.events()) do
      if e.name == "fault" then faults = faults + 1 assert(e.message:find("broken")) end
    end
    eq(1, faults)
  end)

  it("nav.reset takes the hooks of scripts away; listeners, plugins and classes stay", function()
    local pops = 0
    nav.on("pop", function(e) pops = pops + 1 end)
    nav.class("B", "Base")
    local h = nav.use {controllers = "Base", shouldPop = function() return false, "plugin" end}
    nav.hook("B", "shouldPop", function() return false, "hook" end)
    nav.setRoot("A") nav.push("B") eq("hook", select(2, nav.tapBack()))
    nav.reset() eq(0, nav.depth) eq(0, nav.time)
    nav.setRoot("A") local b = nav.push("B") eq(2, b.id) eq("plugin", select(2, nav.tapBack()))
    h:disable() nav.tapBack() eq(1, pops)
  end)

  it("a class that is its own superclass, an unknown hook, no function: errors", function()
    nav.class("A", "B")
    assert(not pcall(nav.class, "B", "A"))
    local ok, why = pcall(nav.hook, "A", "shouldpop", print)
    assert(not ok and why:find("shouldpop"), why)
    ok, why = pcall(nav.hook, "A", "shouldPop", 1)
    assert(not ok and why:find("function"), why)
  end)
end)
