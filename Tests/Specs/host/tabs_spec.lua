local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

local tabs
local function ask(f) return nav.hook("B", "shouldSelect", f) end
local function decisions(n)
  local all = {}
  for _, e in ipairs(nav.events()) do
    if e.name == "decision" then all[#all + 1] = e end
  end
  return all[#all - (n or 0)]
end

before_each(function()
  nav.setStack { "A", "B" }
  tabs = nav.tabs { "S", "T" }
end)

describe("Tabs ask", function()
  it("shouldSelect is asked of the top of the tab that is shown, and sees which tab is tapped", function()
    local seen
    ask(function(c, tab)
      seen = table.concat({c.class, tab.index, tab.from, tostring(tab.reselected), tab.top.class, tostring(tab.other)}, " ")
    end)
    eq("selected", (tabs.select(2))) eq("B 2 1 false S nil", seen) eq(2, tabs.selected)
    seen = nil eq("selected", (tabs.select(1))) eq(nil, seen)
    eq("popped", (tabs.select(1))) eq("B 1 1 true A nil", seen) eq(1, nav.depth)
  end)

  it("a no is blocked with its reason, and a decision of kind tab tells the place", function()
    local dir = files {
      ["p.lua"] = "return {shouldSelect = function() return false, 'busy' end}",
    }
    local use = user(dir)
    use("p.lua")
    local outcome, reason = tabs.select(3) eq("blocked", outcome) eq("busy", reason) eq(1, tabs.selected)
    local d = decisions() eq("tab", d.subject) eq(3, d.tab) eq("blocked", d.outcome) eq("busy", d.reason)
    eq(nil, d.source) eq("B", d.controller.class)
    eq("blocked", nav.explain().outcome) eq("p", nav.explain().steps[1].by)
    eq("tab blocked: busy", tostring(nav.explain()):match("[^\n]*"))
    local selected
    nav.on("tabSelected", function(e) selected = e.tab end)
    nav.plugins()[1]:disable() eq("selected", (tabs.select(3))) eq(3, selected)
    eq("selected", decisions().outcome) eq("selected", nav.explain().outcome)
  end)

  it("a question defers the change; a yes carries it out, another tab shown or not", function()
    ask(function() return confirm("Leave the tab?") end)
    eq("deferred", (tabs.select(2))) eq(1, tabs.selected) eq("selected", (nav.answer(true))) eq(2, tabs.selected)
    tabs.show(1) tabs.select(2) eq("blocked", (nav.answer(false))) eq(1, tabs.selected)
    tabs.select(2) tabs.show(3) eq("selected", (nav.answer(true))) eq(2, tabs.selected)
    tabs.show(1) tabs.select(2) tabs.show(2) eq("selected", (nav.answer(true))) eq(2, tabs.selected)
  end)

  it("it is dropped when the controller that was asked for has left", function()
    ask(function() return confirm("?") end)
    eq("deferred", (tabs.select(2))) nav.pop() eq(nil, nav.question()) eq(nil, (nav.answer(true))) eq(1, tabs.selected)
    nav.push("B") nav.onAwait("x", function() nav.pop() return true end)
    ask(function() return await("x") end)
    eq("ignored", (tabs.select(2))) eq(1, tabs.selected)
  end)

  it("while a question is open only what nobody would ask about goes ahead", function()
    nav.hook("B", "shouldPop", function() return confirm("?") end)
    nav.tapBack() eq("selected", (tabs.select(2))) eq("selected", (tabs.select(1)))
    eq("question open", select(2, tabs.select(1)))
    ask(function() return confirm("Tab?") end)
    eq("question open", select(2, tabs.select(2))) eq("?", nav.question().message) eq("popped", (nav.answer(true)))
  end)

  it("a reselection is one attempt: actions wait for shouldPop, too", function()
    local done = {}
    nav.onAction("*", function(c, d, name) done[#done + 1] = name .. nav.depth end)
    local function all() local text = table.concat(done, " ") done = {} return text end
    ask(function() perform("tab") end)
    local pop
    nav.hook("B", "shouldPop", function(c, p) eq("tabBar", p.source) perform("pop") return pop and pop() end)
    pop = function() return false end eq("blocked", (tabs.select(1))) eq("pop2", all())
    pop = function() return confirm("?") end eq("deferred", (tabs.select(1))) eq("", all())
    local before = #nav.events()
    eq("popped", (nav.answer(true))) eq("tab2 pop2", all())
    local d = decisions() eq("pop", d.subject) eq("tabBar", d.source)
    eq("hook shouldSelect", nav.explain().steps[1].by .. " " .. nav.explain().steps[1].hook)
    nav.push("B") ask(function() return confirm("Sure?") end) pop = nil
    eq("deferred", (tabs.select(1))) eq("popped", (nav.answer(true))) eq("tab2 pop2", all())
    nav.push("B") ask(function() return false, "no" end) eq("no", select(2, tabs.select(1))) eq("pop", decisions().subject)
  end)

  it("at the root it is ignored, actions are done, then tabReselected is told", function()
    local told = {}
    nav.hook("A", "tabReselected", function(c) told[#told + 1] = "told " .. c.class perform("after") end)
    nav.onAction("*", function(c, d, name) told[#told + 1] = name end)
    local answer
    nav.hook("A", "shouldSelect", function() perform("before") return answer end)
    nav.popToRoot() told = {}
    local outcome, reason = tabs.select(1) eq("ignored", outcome) eq("root", reason)
    eq("before,told A,after", table.concat(told, ","))
    told = {} answer = false eq("blocked", (tabs.select(1))) eq("before", table.concat(told, ","))
    answer = nil tabs.select(2) told = {} eq("root", select(2, tabs.select(2))) eq("", table.concat(told, ","))
  end)

  it("tabs.show is the program's: it asks nobody, and the event comes as ever", function()
    ask(function() return false end)
    local told = {}
    nav.on("tabSelected", function(e) told[#told + 1] = e.tab .. e.controller.class end)
    eq("selected", (tabs.show(2))) eq(2, tabs.selected) eq("selected", (tabs.show(2))) eq("2S", table.concat(told, ","))
    local sheet = nav.present("X") eq(nil, sheet)
    sheet = tabs[2].present("X") eq("covered", select(2, tabs.select(1)))
    eq("selected", (tabs.show(1))) eq(1, tabs.selected) sheet.dismiss() eq("B", nav.top.class)
    for _, wrong in ipairs {0, 4} do
      for _, name in ipairs {"select", "show"} do
        local ok, why = pcall(tabs[name], wrong)
        eq(false, ok) assert(why:find("tabs." .. name .. ": there is no tab " .. wrong .. ": there are 3", 1, true), why)
      end
    end
  end)

  it("an await that the app answers at once selects at once", function()
    ask(function() return await("save") ~= nil end)
    nav.onAwait("save", function() return true end)
    eq("selected", (tabs.select(2))) eq(2, tabs.selected)
  end)

  it("an escape where there is nothing to leave is told", function()
    local told = {}
    for _, class in ipairs {"A", "B", "In", "X"} do
      nav.hook(class, "didEscape", function(c) told[#told + 1] = c.class end)
    end
    eq("popped", (nav.escape())) eq("", table.concat(told))
    local outcome, reason = nav.escape() eq("ignored", outcome) eq("root", reason) eq("A", table.concat(told))
    local inner = nav.embed(nav.top, "In") inner.escape() eq("AA", table.concat(told))
    local sheet = nav.present("X") eq("dismissed", (sheet.escape())) eq("AA", table.concat(told))
    nav.present("X") eq("covered", select(2, nav.escape())) eq("AA", table.concat(told))
  end)

  it("onError of a hook that fails counts for tabs, too", function()
    local dir = files {
      ["deny.lua"] = "return {onError = 'deny', shouldSelect = function() error('x') end}",
    }
    local use = user(dir)
    use("deny.lua") assert.faults("deny.lua:1: x", function() eq("blocked", (tabs.select(2))) end) eq(1, tabs.selected)
  end)
end)
