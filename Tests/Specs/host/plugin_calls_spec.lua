local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("What plugins can call", function()
  it("next is good only while its hook runs", function()
    local dir = files {
      ["w.lua"] = [[
local kept
return {shouldPop = function(c, pop, next) kept = next end,
  didPush = function() if kept then kept() end end}]],
    }
    local use = user(dir)
    local h = use("w.lua")
    nav.setRoot("A") nav.push("B") nav.tapBack()
    assert.faults("next is good only while its hook runs", function() nav.push("B") end) nav.tapBack()
    eq(1, #h.faults)
  end)

  it("next belongs to its call: not even another call of the same hook may use it", function()
    local dir = files {
      ["w.lua"] = [[
local kept
return {priority = 1, shouldPop = function(c, pop, next)
  kept = kept or next
  assert(kept == next or not pcall(kept))
  kept()
end}]],
      ["rest.lua"] = "return {shouldPop = function(c) c.props.asked = (c.props.asked or 0) + 1 end}",
    }
    local use = user(dir)
    local h = use("w.lua") use("rest.lua")
    nav.setRoot("A") local b = nav.push("B") nav.tapBack()
    eq(1, b.props.asked) eq(0, #h.faults)
    local c = nav.push("C") assert.faults("next is good only while its hook runs", nav.tapBack)
    eq(1, c.props.asked) eq(1, #h.faults)
  end)

  it("confirm passes through pcall and coroutines of the plugin", function()
    local dir = files {
      ["a.lua"] = [[
return {shouldPop = function()
  local ok, answer = pcall(coroutine.wrap(function() return confirm("deep") end))
  assert(ok)
  return answer
end}]],
    }
    local use = user(dir)
    local h = use("a.lua")
    nav.setRoot("A") nav.push("B")
    eq("deferred", (nav.tapBack()))
    eq("popped", (nav.answer(true))) eq(0, #h.faults)
  end)

  it("outside shouldPop, and where nothing can yield, confirm is an error of that hook", function()
    local dir = files {
      ["a.lua"] = [[
return {backTitle = function() return confirm("x") and "y" end,
  shouldPop = function() table.sort({2, 1}, function(a, b) return confirm("z") end) end}]],
    }
    local use = user(dir)
    local h = use("a.lua")
    nav.setRoot("A")
    assert.faults("confirm is good inside shouldPop", function() nav.push("B") end)
    assert.faults("confirm", function() eq("popped", (nav.tapBack())) end)
    assert(#h.faults >= 2)
  end)

  it("a question has the words that confirm gives it, cleaned and bounded", function()
    local dir = files {
      ["p.lua"] = [[
return {shouldPop = function(c)
  local args = c.props.args
  local options = args[2]
  confirm(args[1], options and {ok = options.ok, cancel = options.cancel, destructive = options.destructive})
  return false
end}]],
    }
    local use = user(dir)
    use("p.lua") nav.setStack {"A", "B"}
    local function asked(...) nav.top.props.args = {...} eq("deferred", (nav.tapBack()))
      local q = nav.question() nav.answer(false) return q end
    local q = asked("Leave?")
    eq("Leave", q.ok) eq("Stay", q.cancel) eq(true, q.destructive)
    q = asked("a\nb", {ok = "Go", cancel = "No", destructive = false})
    eq("Go", q.ok) eq("No", q.cancel) eq(false, q.destructive)
    q = asked(("x"):rep(5000), {ok = ("y"):rep(500)})
    assert(#q.message < 1100 and #q.ok < 100)
  end)

  it("require tells the place, the module and the plugin", function()
    local dir = files {
      ["p/init.lua"] = [[
local x = 1
require('lost')
return {}]],
      ["q.lua"] = "require() return {}",
    }
    local h, why = nav.use(dir .. "/p")
    eq(nil, h) assert(why:find("p/init.lua:2: module 'lost' not found in the folder of plugin 'p'", 1, true), why)
    h, why = nav.use(dir .. "/q.lua")
    assert(why:find("bad argument #1 to 'require' (string expected, got no value)", 1, true), why)
  end)
end)
