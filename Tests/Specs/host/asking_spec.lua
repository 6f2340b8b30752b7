local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("From one link of a chain to the next", function()
  it("onError = \"deny\" counts as false; it lifts nothing as \"allow\"", function()
    local dir = files {
      ["deny.lua"] = [[
local function fail() error("x") end
return {onError = "deny", controllers = {"B", "C"}, shouldPop = fail, shouldPush = function(c) if c.class == "C" then fail() end end,
  gestureShouldBegin = fail}]],
    }
    local use = user(dir)
    use("deny.lua") nav.setRoot("A") nav.push("B")
    assert.faults("deny.lua:1: x", function()
      eq("blocked", (nav.tapBack()))
      eq("blocked", (nav.pan {from = {5, 400}, to = {380, 400}}))
      eq(nil, (nav.push("C")))
    end)
  end)

  it("a quarantined plugin's decision hooks count as its onError", function()
    local dir = files {
      ["p.lua"] = "return {onError = 'deny', shouldPop = function() error('x') end}",
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A") nav.push("B")
    assert.faults("p.lua:1: x", function()
      for i = 1, 3 do eq("blocked", (nav.tapBack())) end
    end)
    eq(true, h.quarantined) eq("blocked", (nav.tapBack()))
  end)

  it("an explanation names the hook of each step that is no guard", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() end, gestureShouldBegin = function() end}",
    }
    local use = user(dir)
    use("p.lua") nav.setRoot("A") nav.push("B")
    nav.pan({from = {5, 400}, to = {300, 400}})
    local names = {}
    for _, step in ipairs(nav.explain().steps) do names[#names + 1] = step.hook or step.by end
    eq("root,gesture disabled,distance,transition,direction,custom back button,region,gestureShouldBegin,shouldPop",
      table.concat(names, ","))
  end)

  it("a quarantined plugin says so in the explanation; as a wrapper it is passed over", function()
    local dir = files {
      ["w.lua"] = "return {priority = 1, shouldPop = function(c, p, next) next() error('x') end}",
    }
    local use = user(dir)
    use("w.lua") nav.use {name = "rest", shouldPop = function() return false, "rest" end}
    nav.setStack {"A", "B"}
    assert.faults("w.lua:1: x", function()
      for i = 1, 3 do eq("rest", select(2, nav.tapBack())) end
    end)
    eq("rest", select(2, nav.tapBack()))
    eq("rest", nav.explain().steps[1].by)
    local passed = nav.explain().skipped[1]
    eq("w", passed.by) eq("quarantined", passed.why)
  end)

  it("a yes stands where those after it have no opinion, and falls to a no", function()
    local later
    nav.use {name = "yes", priority = 1, shouldPop = function() return true, "fine" end}
    nav.use {name = "later", shouldPop = function() return later end}
    nav.setStack {"A", "B"}
    eq("popped", (nav.tapBack())) eq(true, nav.explain().steps[1].answer)
    later = false nav.push("B") eq("blocked", (nav.tapBack()))
  end)


  it("who is left unasked, since the decision's fuel ran out, counts as its onError", function()
    nav.reset {limits = {fuel = 4000}}
    local texts = {
      ["last.lua"] = "return {onError = 'deny', priority = -1, shouldPop = function() return true end}",
    }
    for n = 1, 60 do texts[("p%d.lua"):format(n)] = "return {shouldPop = function() while true do end end}" end
    nav.use(files(texts))
    nav.setStack {"A", "B"}
    local outcome, reason
    assert.faults("the decision's fuel ran out$", function() outcome, reason = nav.tapBack() end)
    eq("blocked", outcome) eq("the decision's fuel ran out", reason)
  end)
end)
