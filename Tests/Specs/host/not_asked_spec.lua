local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

local function passed()
  local words = {}
  for _, entry in ipairs(nav.explain().notAsked) do words[#words + 1] = entry.by .. ": " .. entry.why end
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
    for i = 1, 4 do nav.tapBack() end
    eq(true, h.quarantined) eq("", passed())
    local steps = nav.explain().steps
    eq("p", steps[#steps].by) eq(false, steps[#steps].answer) eq(nil, steps[#steps].line)
  end)
end)
