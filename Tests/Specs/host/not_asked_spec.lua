local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

local function passed()
  local words = {}
  for _, entry in ipairs(nav.explain().skipped) do words[#words + 1] = entry.by .. ": " .. entry.why end
  return table.concat(words, ", ")
end
local function silent() end
local function no() return false, "no" end

describe("Who was not asked (contract 3, nav.explain)", function()
  it("a quarantined plugin that denies has decided", function()
    local dir = files {
      ["p.lua"] = "return {onError = 'deny', shouldPop = function() error('x') end}",
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A") nav.push("B")
    assert.faults("p.lua:1: x", function() for i = 1, 3 do nav.tapBack() end end)
    nav.tapBack()
    eq(true, h.quarantined) eq("", passed())
    local steps = nav.explain().steps
    eq("p", steps[#steps].by) eq(false, steps[#steps].answer) eq(nil, steps[#steps].line)
  end)

  it("a wrapper that answers without next has decided for those after it", function()
    nav.use {name = "rest", shouldPop = silent}
    nav.use {name = "wraps", priority = 1, shouldPop = function(c, pop, next) return true end}
    nav.setStack {"A", "B"}
    eq("popped", (nav.tapBack())) eq("rest: wrapper", passed())
  end)

  it("a wrapper that the user answers no, and that fails then, has decided for those after it", function()
    nav.use {name = "rest", shouldPop = silent}
    nav.use {name = "wraps", priority = 1, shouldPop = function(c, pop, next) confirm("Leave?") error("x") end}
    nav.setStack {"A", "B"} nav.tapBack()
    local outcome
    assert.faults("x", function() outcome = nav.answer(false) end)
    eq("blocked", outcome) eq("rest: wrapper", passed())
  end)

  it("a no has decided for those after it", function()
    nav.use {name = "rest", shouldPop = silent}
    nav.use {name = "no", priority = 1, shouldPop = no}
    nav.setStack {"A", "B"}
    eq("blocked", (nav.tapBack())) eq("rest: denied", passed())
  end)
end)
