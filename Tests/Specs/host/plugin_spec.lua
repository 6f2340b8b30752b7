local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("What a host keeps of a plugin", function()
  it("a fault of each of three hooks is none in a row, and each has a row of its own", function()
    local dir = files {
      ["p.lua"] = "local function fail() error('x') end return {shouldPop = fail, didPop = fail}",
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A")
    local function leave() nav.push("B") assert.faults("p.lua:1: x", nav.tapBack) end
    leave() leave()
    assert(#h.faults >= 4) eq(false, h.quarantined)
    leave() eq(true, h.quarantined)
  end)

  it("good calls of another hook do not end the row of one that fails", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() error('x') end, didPush = function() end}",
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A")
    local function leave() nav.push("B") assert.faults("p.lua:1: x", nav.tapBack) end
    leave() leave()
    eq(false, h.quarantined)
    leave() eq(true, h.quarantined)
  end)

  it("three faults in a row quarantine; a good call starts anew", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function(c) if c.class ~= 'Good' then error('x') end end}",
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A")
    local function leave() nav.push("B") assert.faults("p.lua:1: x", nav.tapBack) end
    leave() eq(false, h.quarantined)
    nav.push("Good") nav.tapBack()
    leave() leave() eq(false, h.quarantined)
    leave() eq(true, h.quarantined)
    local n = #h.faults
    nav.push("B") nav.tapBack() eq(n, #h.faults)
    local seen
    for _, e in ipairs(nav.events()) do if e.name == "quarantine" then seen = e.plugin end end
    eq("p", seen)
  end)

  it("a controller's state belongs to one plugin, and goes with its unload", function()
    local dir = files {
      ["secret.lua"] = "return {shouldPop = function(c) c.state.secret = 'x' end}",
      ["a.lua"] = [[
return {shouldPop = function(c)
  for k, v in pairs(c.state) do c.props.seen = k end
  c.state.mine = 1
end}]],
      ["b.lua"] = [[
return {shouldPop = function(c)
  for k, v in pairs(c.state) do c.props.seen = k end
  c.state.mine = 1
end}]],
    }
    local use = user(dir)
    local root, page = nav.setRoot("A"), nav.push("B")
    page:hook("shouldPop", function(c, pop, next) next() return false end)
    local h = use("secret.lua")
    nav.requestPop() h:unload() h = nil
    for i = 1, 50 do
      collectgarbage()
      h = use(i % 2 == 0 and "a.lua" or "b.lua")
      nav.requestPop() h:unload() h = nil
      eq(nil, page.props.seen)
    end
  end)

  it("the last hundred faults are kept, the oldest first", function()
    local dir = files {
      ["p.lua"] = [[
local count = 0
return {
  shouldPop = function(c)
    if c.props.n then return false end
    count = count + 1
    error("fault " .. count)
  end,
  didPush = function() end,
}]],
    }
    local use = user(dir)
    local h = use("p.lua") nav.setStack {"A", "B"}
    for i = 1, 120 do
      nav.top.props.n = i
      eq("blocked", (nav.tapBack())) -- a good call in between
      nav.top.props.n = nil assert.faults("p.lua:6: fault " .. i, nav.tapBack) nav.push("B")
    end
    eq(false, h.quarantined) eq(100, #h.faults)
  end)
end)
