local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("Wrappers (contract.md, section 2: the chain)", function()
  it("a hook with a third parameter gets next, which runs the rest and returns its answer", function()
    local seen
    nav.use {name = "wrapper", priority = 1, shouldPop = function(c, pop, next)
      seen = table.pack(next())
      return true
    end}
    nav.use {name = "inner", shouldPop = function() return false, "because" end}
    nav.setRoot("A") nav.push("B")
    eq("popped", (nav.tapBack()))
    eq(false, seen[1]) eq("because", seen[2])
  end)

  it("next returns true where any of the rest said so, else nil", function()
    local seen
    nav.use {name = "w", priority = 9, shouldPop = function(c, pop, next) seen = next() end}
    local h = nav.use {name = "x", priority = 2, shouldPop = function() return true end}
    nav.use {name = "y", priority = 1, shouldPop = function() end}
    nav.setRoot("A") nav.push("B") nav.tapBack() eq(true, seen)
    h:unload() nav.push("B") nav.tapBack() eq(nil, seen)
  end)

  it("returning nil leaves the rest's answer standing", function()
    nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) next() end}
    nav.use {name = "no", shouldPop = function() return false, "no" end}
    nav.setRoot("A") nav.push("B")
    local outcome, reason = nav.tapBack()
    eq("blocked", outcome) eq("no", reason)
  end)

  it("the rest is asked at most once however often next is called", function()
    local asked = 0
    nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) next() next() return next() end}
    nav.use {name = "n", shouldPop = function() asked = asked + 1 end}
    nav.setRoot("A") nav.push("B") nav.tapBack()
    eq(1, asked)
  end)

  it("a wrapper of what is told says when the rest is told: once, never whether", function()
    local log, told = {}, nil
    local function note(word) log[#log + 1] = word end
    local function taken() local text = table.concat(log, " ") log = {} return text end
    nav.use {name = "first", priority = 3,
      willAppear = function(c, animated, next)
        told = animated
        note("before") eq(nil, next()) eq(nil, next()) note("after")
      end,
      didPush = function(c, none, next) eq(nil, none) next() note("pushed") end}
    nav.use {name = "silent", priority = 2, willAppear = function(c, animated, next) note("silent") end}
    nav.use {name = "broken", priority = 1, willAppear = function(c, animated, next) next() error("x") end}
    nav.use {name = "last", willAppear = function() note("last") end, didPush = function() note("push") end}
    assert.faults("x", function() nav.setRoot("A") end)
    eq("push pushed before silent last after", taken()) eq(false, told)
    local kept
    local hook = nav.hook("A", "didPop", function(c, pop, next) kept = next end)
    nav.hook("B", "didPop", function(c, pop, next) next() note(pop.source) kept = next end)
    assert.faults("x", function() nav.push("B", {animated = false}) taken() nav.pop() end)
    eq("programmatic before silent last after", taken()) eq(true, told)
    assert(not pcall(kept))
  end)

  it("a wrapper that never calls next and answers nothing is passed over", function()
    nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) end}
    nav.use {name = "no", shouldPop = function() return false end}
    nav.setRoot("A") nav.push("B") eq("blocked", (nav.tapBack()))
  end)

  it("a wrapper that answers without next keeps the rest from being asked", function()
    local asked = false
    nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) return true end}
    nav.use {name = "no", shouldPop = function() asked = true return false end}
    nav.setRoot("A") nav.push("B") eq("popped", (nav.tapBack())) eq(false, asked)
  end)

  it("a wrapper that fails is passed over, and what it asked of the rest stands", function()
    local dir = files {
      ["w.lua"] = "return {priority = 1, shouldPop = function(c, pop, next) next() error('x') end}",
    }
    local use = user(dir)
    local h = use("w.lua")
    local asked = 0
    nav.use {name = "no", shouldPop = function() asked = asked + 1 return false, "rest" end}
    nav.setRoot("A") nav.push("B")
    local outcome, reason
    assert.faults("w.lua:1: x", function() outcome, reason = nav.tapBack() end)
    eq("blocked", outcome) eq("rest", reason) eq(1, asked) eq(1, #h.faults)
  end)

  it("a wrapper whose next meets a question is suspended with it", function()
    local dir = files {
      ["w.lua"] = [[
return {priority = 1, shouldPop = function(c, pop, next)
  local answer, reason = next()
  if answer == false then return false, "wrapped: " .. reason end
  return answer
end}]],
      ["asker.lua"] = [[
return {shouldPop = function(c, pop)
  if confirm("sure?") then return true end
  return false, "no"
end}]],
    }
    local use = user(dir)
    use("w.lua")
    use("asker.lua")
    nav.setRoot("A") nav.push("B")
    eq("deferred", (nav.tapBack()))
    eq("sure?", nav.question().message)
    local outcome, reason = nav.answer(false)
    eq("blocked", outcome) eq("wrapped: no", reason)
    nav.tapBack()
    eq("popped", (nav.answer(true)))
  end)

  it("the rest is asked at most once, also after a question that comes to nothing", function()
    local asked, got = 0, {}
    nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next)
      got[1] = next() got[2] = next() got[3] = next()
    end}
    nav.use {name = "asker", shouldPop = function() asked = asked + 1 confirm("?") end}
    nav.setRoot("A") nav.push("B")
    eq("deferred", (nav.tapBack())) eq("popped", (nav.answer(true)))
    eq(1, asked) eq(nil, got[1]) eq(nil, got[2]) eq(nil, got[3]) eq(nil, nav.question())
  end)
end)
