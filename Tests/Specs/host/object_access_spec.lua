local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("Objects of the host in Lua", function()
  it("one controller is one value, in a script and in each plugin, and as a table key", function()
    local dir = files {
      ["p.lua"] = [[
local seen = {}
return {willAppear = function(c) seen[c] = true end, shouldPop = function(c, pop)
  assert(seen[c] and c == c and pop.target == c.previous and seen[pop.target])
end}]],
    }
    local use = user(dir)
    local h = use("p.lua")
    local a = nav.setRoot("A") local b = nav.push("B")
    assert(nav.top == b and nav.stack[1] == a and nav.top.previous == a)
    local t = {[a] = 1} eq(1, t[nav.stack[1]])
    collectgarbage()
    assert(nav.stack[1] == a)
    nav.tapBack() eq(0, #h.faults)
  end)

  it("tostring says what an object is", function()
    local page = nav.setRoot {class = "A", title = "Dra\nft"}
    eq('controller 1: A "Draft"', tostring(page))
    eq("controller 2: B", tostring(nav.push("B")))
    eq("plugin named 1.5", tostring(nav.use {name = "named", version = "1.5"}))
    eq("handle", tostring(nav.on("push", print)))
    assert(tostring(page.props):find("^data") or type(page.props) == "table")
    eq("nav 2", tostring(nav.present("S"))) nav.dismiss()
    eq("2 tabs", tostring(nav.tabs {"T"}))
  end)

  it("what has no length and no pairs says so", function()
    local page = nav.setRoot("A")
    local function fails(want, f, ...)
      local ok, why = pcall(f, ...)
      assert(not ok and why:find(want, 1, true), why)
    end
    fails("controller has no length", function() return #page end)
    fails("controller has no pairs", function() for _ in pairs(page) do end end)
    fails("handle has no pairs", function() for _ in pairs(nav.on("push", print)) do end end)
  end)

  it("what a plugin writes as a title is one line and bounded; a script writes what it likes", function()
    local dir = files {
      ["p.lua"] = [[return {willAppear = function(c) c.title, c.backTitle = ('a\n'):rep(500), ('b'):rep(999) end}]],
    }
    local use = user(dir)
    use("p.lua")
    local page = nav.setRoot("A")
    assert(#page.title <= 203 and not page.title:find("\n"), page.title)
    assert(#page.backTitle <= 203)
    page.title = ("x"):rep(1000) eq(1000, #page.title)
  end)

  it("a hook is a method of controllers for a script, not for a plugin", function()
    local dir = files {
      ["p.lua"] = "return {willAppear = function(c) c.props.hook = type(c.hook) end}",
    }
    local use = user(dir)
    use("p.lua")
    local page = nav.setRoot("A")
    eq("function", type(page.hook)) eq("nil", page.props.hook)
  end)
end)
