local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("ScriptObjects", function()
  it("a handle tells what its plugin is", function()
    local dir = files {
      ["p.lua"] = [[
return {
 name = 'guard', version = '1.2', priorty = 3,
 shouldPop = function() error('x') end}]],
    }
    local use = user(dir)
    h = use("p.lua")
    eq("guard", h.name) eq("1.2", h.version) eq(true, h.enabled) eq(false, h.quarantined)
    eq(nil, h.state) eq(nil, h.nothing) eq(nil, h.remove)
    local w = h.warnings[1]
    eq(1, #h.warnings) eq(2, w.line) eq("priorty", w.field) assert(w.file:find("p.lua") and w.message:find("priority"))
    nav.setStack {"A", "B"} nav.advance(2) assert.faults("p.lua:3: x", nav.tapBack)
    local f = h.faults[1]
    eq("shouldPop", f.hook) eq(2.0, f.time) assert(f.message:find("x") and f.traceback:find("p.lua:3"))
    h:disable() eq(false, h.enabled) h:enable() eq(true, h.enabled)
    h:unload() eq(false, h.enabled) eq("guard", h.name)
  end)

  it("an explanation can be read walked and shown", function()
    local dir = files {
      ["p.lua"] = [[
return {gestureShouldBegin = function() return true end,
 shouldPop = function() return confirm('Leave?') end}]],
    }
    local use = user(dir)
    use("p.lua")
    nav.setStack {"A", {class = "B", customBackButton = true}}
    nav.pan {from = {5, 400}, to = {300, 400}}
    local e = nav.explain()
    local keys = {}
    for key in pairs(e) do keys[#keys + 1] = key end
    eq("outcome reason steps skipped actions", table.concat(keys, " "))
    local answers = {}
    for _, step in ipairs(e.steps) do answers[#answers + 1] = step.by .. "=" .. tostring(step.answer) end
    eq("root=true gesture disabled=true distance=true transition=true direction=true custom back button=false region=true p=true p=ask",
      table.concat(answers, " "))
    local last = e.steps[#e.steps]
    eq("shouldPop", last.hook) eq("Leave?", last.reason) eq(2, last.line) assert(last.file:find("p.lua"))
    eq(nil, e.steps[1].hook) eq(nil, e.steps[1].file)
    assert(tostring(e):find("deferred", 1, true)) eq(nil, e.nothing)
  end)

  it("what had no opinion or failed has no answer", function()
    nav.use {name = "a", priority = 1, shouldPop = function() error("x") end}
    nav.use {name = "b", shouldPop = function() end}
    nav.setStack {"A", "B"} assert.faults("x", nav.tapBack)
    local steps = nav.explain().steps
    eq("a", steps[1].by) eq(nil, steps[1].answer) assert(steps[1].reason:find("x"))
    eq("b", steps[2].by) eq(nil, steps[2].answer) eq(nil, steps[2].reason)
  end)

  it("a subscription has one method", function()
    local on, hook = nav.on("push", print), nav.hook("A", "shouldPop", print)
    eq("function", type(on.remove)) eq("function", type(hook.remove))
    eq(nil, on.enable) eq(nil, hook.name)
  end)
end)
