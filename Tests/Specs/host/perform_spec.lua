local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

local done
local function all()
  local text = table.concat(done, " ")
  done = {}
  return text
end
local function ask(hook, f) return nav.hook("B", hook, f) end

before_each(function()
  done = {}
  nav.onAction("*", function(c, data, name) done[#done + 1] = name end)
  nav.setStack { "A", "B" }
end)

describe("An action goes with its answer", function()
  it("with a no it is done instead; with a yes or no opinion on the way, before anything moves", function()
    local answer
    ask("shouldPop", function() perform("x") return answer end)
    nav.onAction("x", function() done[#done + 1] = "x at " .. nav.depth .. " " .. tostring(nav.transition) end)
    answer = false eq("blocked", (nav.tapBack())) eq("x at 2 nil", all())
    answer = true eq("popped", (nav.tapBack())) eq("x at 2 nil", all()) eq(1, nav.depth)
    nav.push("B")
    answer = nil eq("popped", (nav.requestPop())) eq("x at 2 nil", all()) eq(1, nav.depth)
  end)

  it("where somebody else refuses it is not done, and what the one who refused asks for is", function()
    nav.use {name = "a", priority = 2, shouldPop = function() perform("yes") return true end}
    nav.use {name = "b", priority = 1, shouldPop = function() perform("none") end}
    nav.use {name = "c", shouldPop = function(c) perform("no") if c.class ~= "A" then return false end end}
    nav.use {name = "d", priority = -1, shouldPop = function() perform("unasked") end}
    eq("blocked", (nav.tapBack())) eq("no", all())
  end)

  it("nor where the one who refused asks for nothing", function()
    nav.use {name = "a", priority = 1, shouldPop = function() perform("on the way") end}
    nav.use {name = "b", shouldPop = function() return false end}
    eq("blocked", (nav.tapBack())) eq("", all())
  end)

  it("in a pop of several the first no leaves nothing of what was asked for on the way", function()
    ask("shouldPop", function() perform("leave B") return false end)
    nav.hook("C", "shouldPop", function() perform("leave C") return true end)
    nav.push("C")
    eq("blocked", (nav.requestPop {count = 2})) eq("leave B", all())
    eq("popped", (nav.requestPop {count = 1})) eq("leave C", all())
  end)

  it("across a question it waits for the final answer; a dropped one leaves nothing", function()
    ask("shouldPop", function() perform("first") local yes = confirm("?") perform("second") return yes end)
    nav.use {name = "before", shouldPop = function() perform("other") end}
    eq("deferred", (nav.tapBack())) eq("", all())
    eq("blocked", (nav.answer(false))) eq("first second", all())
    nav.tapBack() nav.pop() eq("", all())
    nav.push("B") nav.tapBack() eq("popped", (nav.answer(true))) eq("first second other", all())
    eq(3, #nav.explain().actions)
  end)

  it("for a swipe it is done when that is sure to finish, never when it goes back", function()
    ask("shouldPop", function() perform("x") end)
    eq("cancelled", (nav.pan {from = {5, 400}, to = {100, 400}, duration = 1})) eq("", all())
    nav.touch("began", 5, 400) nav.touch("moved", 300, 400) eq("", all())
    nav.touch("cancelled", 300, 400) nav.settle() eq("", all())
    nav.touch("began", 5, 400) nav.touch("moved", 300, 400) eq("", all())
    nav.onAction("x", function() done[#done + 1] = "at " .. nav.depth end)
    eq("popped", (nav.touch("ended", 300, 400))) eq("at 2", all()) eq(1, nav.depth)
    eq("x", nav.explain().actions[1].action) eq("popped", nav.explain().outcome)
  end)

  it("a swipe that had gone back and is taken up again does it when it finishes", function()
    nav.reset {ios = 26} nav.setStack {"A", "B"}
    ask("shouldPop", function() perform("x") end)
    nav.pan {from = {5, 400}, to = {150, 400}, duration = 1, settle = false} eq("", all())
    nav.advance(0.1)
    eq("popped", (nav.pan {from = {5, 400}, to = {380, 400}})) eq("x", all()) eq(1, nav.depth)
  end)

  it("so it is for a sheet that is dragged", function()
    ask("shouldPop", function() perform("x") end)
    local sheet = nav.present("B")
    eq("cancelled", (sheet.swipeDown {distance = 50, duration = 1})) eq("", all())
    nav.onAction("x", function() done[#done + 1] = tostring(nav.presented ~= nil) end)
    eq("dismissed", (sheet.swipeDown())) eq("true", all()) eq(nil, nav.presented)
    sheet = nav.present("B") eq("dismissed", (sheet.requestDismiss())) eq("true", all())
    ask("shouldPop", function() perform("instead") return false end)
    sheet = nav.present("B") eq("blocked", (sheet.swipeDown())) eq("instead", all())
  end)

  it("in gestureShouldBegin it is done as the gesture begins, or instead of it", function()
    local begin, pop
    ask("gestureShouldBegin", function() perform("g") return begin end)
    ask("shouldPop", function() perform("p") return pop and pop() end)
    nav.touch("began", 5, 400) nav.touch("moved", 100, 400) eq("g", all())
    nav.touch("ended", 100, 400) nav.settle() eq("", all())
    begin = false nav.pan {from = {5, 400}, to = {300, 400}} eq("g", all())
    begin = true pop = function() return false end
    eq("blocked", (nav.pan {from = {5, 400}, to = {300, 400}})) eq("p", all())
    pop = function() return confirm("?") end
    eq("deferred", (nav.pan {from = {5, 400}, to = {300, 400}})) eq("", all())
    eq("popped", (nav.answer(true))) eq("g p", all())
    nav.push {class = "B", customBackButton = true} begin = nil
    eq("custom back button", select(2, nav.pan {from = {5, 400}, to = {300, 400}})) eq("", all())
  end)

  it("a wrapper's own go with the answer that the chain has after it", function()
    local outer, inner
    ask("shouldPop", function() perform("inner") return inner end)
    ask("shouldPop", function(c, pop, next) perform("before") local yes = next() perform("after") return outer(yes) end)
    local function try(o, i) outer, inner = o, i local outcome = nav.tapBack() if outcome == "popped" then nav.push("B") end return all() end
    local function pass(yes) return yes end
    local function silent() end
    eq("before inner after", try(pass, false)) eq("before inner after", try(silent, false))
    eq("before inner after", try(pass, true)) eq("before inner after", try(silent, nil))
    eq("before after", try(function() return true end, false))
    eq("before after", try(function() return false end, true))
    eq("before after", try(function() return false end, nil))
    assert.faults("x", function()
      eq("inner", try(function() error("x") end, false)) eq("inner", try(function() error("x") end, true))
    end)
  end)

  it("what a wrapper inside has overruled stays so, whatever those around it answer", function()
    ask("shouldPop", function() perform("no") return false end)
    ask("shouldPop", function(c, pop, next) next() perform("yes") return true end)
    local top
    ask("shouldPop", function(c, pop, next) next() return top end)
    top = false eq("blocked", (nav.tapBack())) eq("", all())
    top = nil eq("popped", (nav.tapBack())) eq("yes", all())
  end)

  it("a wrapper that never calls next and answers nothing waits for those after it", function()
    local answer
    ask("shouldPop", function() perform("rest") return answer end)
    ask("shouldPop", function(c, pop, next) perform("own") end)
    answer = false eq("blocked", (nav.tapBack())) eq("own rest", all())
    answer = true eq("popped", (nav.tapBack())) eq("own rest", all())
  end)

  it("an action of such a one inside other wrappers is done only if these keep the answer of those after it", function()
    local rest, inner, outer
    ask("shouldPop", function() perform("rest") return rest end)
    ask("shouldPop", function(c, pop, next) perform("own") end)
    ask("shouldPop", function(c, pop, next) next() return inner end)
    ask("shouldPop", function(c, pop, next) next() return outer end)
    local function try(a, b, c)
      rest, inner, outer = a, b, c
      local outcome = nav.tapBack()
      if outcome == "popped" then nav.push("B") end
      return outcome .. " " .. all()
    end
    eq("popped ", try(false, nil, true)) eq("popped ", try(false, true, nil)) eq("popped ", try(false, true, true))
    eq("blocked ", try(nil, nil, false)) eq("blocked ", try(nil, false, nil)) eq("blocked ", try(false, true, false))
    eq("blocked own rest", try(false, nil, nil)) eq("blocked own rest", try(false, false, false))
    eq("popped own rest", try(nil, nil, nil)) eq("popped own rest", try(nil, true, true))
  end)

  it("in a hook that fails none is done, whatever its failure counts as", function()
    local dir = files {
      ["fail.lua"] = [[
return {onError = "deny", shouldPop = function(c)
  perform("lost") if c.class == "C" then error("x") end return c.class
end, controllers = {"C"}}]],
    }
    local use = user(dir)
    use("fail.lua") ask("shouldPop", function() perform("kept") return nil end)
    eq("popped", (nav.tapBack())) eq("kept", all())
    nav.push("C") assert.faults("fail.lua:2: x", function() eq("blocked", (nav.tapBack())) end) eq("", all())
  end)

  it("an action of a plugin that has been unloaded meanwhile is not done, and not told", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() perform('late') end}",
    }
    local use = user(dir)
    local h = use("p.lua")
    ask("shouldPop", function() perform("unload") end)
    nav.onAction("unload", function() h:unload() end)
    eq("popped", (nav.tapBack())) eq("", all())
    for _, e in ipairs(nav.events()) do assert(e.action ~= "late") end
  end)

  it("a push's actions go with its answer; the controller is the new one, not yet on the stack", function()
    local answer
    nav.hook("Paid", "shouldPush", function() perform("p") return answer and answer() end)
    nav.onAction("p", function(c) done[#done + 1] = c.class .. tostring(c.index) .. nav.depth end)
    eq("Paid", nav.push("Paid").class) eq("Paidnil2", all())
    answer = function() return false end nav.push("Paid") eq("Paidnil3", all())
    answer = function() return confirm("?") end nav.push("Paid") eq("", all())
    eq("pushed", (nav.answer(true))) eq("Paidnil3", all())
    answer = nil nav.onAction("p", function(c) nav.push(c) end)
  end)

  it("what is done navigates at once; afterwards the pop runs with the same target and count", function()
    nav.setStack {"A", "M", "B"}
    ask("shouldPop", function() perform("go") end)
    local go
    nav.onAction("go", function() go() end)
    go = function() eq("C", nav.push("C").class) end
    eq("popped", (nav.tapBack())) eq("M", nav.top.class)
    nav.push("B") go = function() eq("popped", (nav.pop())) end
    eq("popped", (nav.tapBack())) eq("M", nav.top.class)
    nav.push("B") go = function() nav.setRoot("Other") end
    eq("popped", (nav.tapBack())) eq("Other", nav.top.class)
    nav.setStack {"A", "B"} go = function() nav.present("S") end
    eq("popped", (nav.tapBack())) eq("A", nav.top.class) eq("S", nav.presented.top.class)
    nav.presented.dismiss() nav.setStack {"A", "B"} go = function() nav.reset() end
    eq("popped", (nav.tapBack())) eq(0, nav.depth)
  end)

  it("a pop that was not animated is not, and one of several takes the same controllers", function()
    nav.use {name = "p", sources = {"programmatic", "request"}, shouldPop = function(c) if c.class == "B" then perform("go") end end}
    nav.setStack {"A", "M", "B"}
    nav.pop {animated = false} eq(0.0, nav.time) eq("go", all())
    nav.setStack {"A", "M", "B"} nav.onAction("go", function() nav.push("C") end)
    eq("popped", (nav.requestPop {count = 2})) eq(1, nav.depth)
  end)

  it("those who came meanwhile are asked, and a loop of them ends", function()
    ask("shouldPop", function() perform("go") end)
    nav.onAction("go", function() nav.push("C") end)
    nav.hook("C", "shouldPop", function() return false, "stays" end)
    eq("stays", select(2, nav.tapBack())) eq(3, nav.depth)
    nav.reset() nav.setStack {"A", "B"}
    nav.hook("B", "shouldPop", function() perform("again") end)
    nav.onAction("again", function() nav.push("B") end)
    assert.faults("nested more than 16 deep", function() eq("popped", (nav.tapBack())) end) eq(1, nav.depth)
  end)

  -- Within sixteen deep it could go on for longer than anybody waits.
  it("an app that decides anew in each of several actions comes to an end, and is told so", function()
    local count = 0
    nav.use {name = "it", shouldPop = function() perform("one") perform("two") end}
    nav.setStack {"A", "B"}
    nav.onAction("*", function() count = count + 1 nav.setStack({"Fresh"}, {ask = true}) end)
    assert.faults("what the app does", nav.tapBack)
    assert(count > 16 and count < 600, count)
    local told = 0
    for _, e in ipairs(nav.events()) do
      if e.name == "fault" and e.message:find("led to more than 256 other", 1, true) then told = told + 1 end
    end
    assert(told > 0)
  end)

  it("a swipe whose action takes another tab: its pop runs by itself", function()
    local tabs = nav.tabs {"Other"}
    ask("shouldPop", function() perform("go") end)
    nav.onAction("go", function() eq("selected", (tabs.select(2))) end)
    eq("popped", (nav.pan {from = {5, 400}, to = {300, 400}})) eq(1, nav.depth) eq(2, tabs.selected)
    nav.setRoot("A") eq("A", nav.top.class)
  end)

  it("a handler that navigates under a swipe that is about to finish waits for its transition", function()
    ask("shouldPop", function() perform("go") end)
    nav.onAction("go", function() eq("transition", select(2, nav.push("C"))) end)
    eq("popped", (nav.pan {from = {5, 400}, to = {300, 400}})) eq(1, nav.depth)
  end)

  it("requestPop where a swipe was refused is how a swipe becomes a tap", function()
    ask("shouldPop", function(c, pop) if pop.source == "edgeGesture" then perform("tap") return false end end)
    nav.onAction("tap", function() eq("popped", (nav.requestPop())) end)
    eq("blocked", (nav.pan {from = {5, 400}, to = {300, 400}})) eq(1, nav.depth)
    for _, e in ipairs(nav.events()) do if e.name == "pop" then eq("request", e.source) end end
  end)
end)
