local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("ScriptObjects+Nav", function()
  it("nav tells what stands now", function()
    eq(nil, nav.top) eq(0, nav.depth) eq(0, #nav.stack) eq(0.0, nav.time) eq(false, nav.frozen)
    eq(nil, nav.transition) eq(nil, nav.presented) eq(nil, nav.presenting) eq(17, nav.ios)
    eq(nil, nav.nothing) eq(nil, nav.steps)
    nav.setStack {"A", "B"}
    eq("B", nav.top.class) eq(2, nav.depth) eq("A", nav.stack[1].class)
    nav.pop {settle = false} nav.advance(0.175)
    local t = nav.transition
    eq("pop", t.kind) eq("B", t.from.class) eq("A", t.to.class) eq(false, t.interactive)
    assert(math.abs(t.progress - 0.5) < 1e-6) eq(0.175, nav.time)
  end)

  it("the bar is a table of its parts", function()
    nav.reset {bar = {"black", "white"}}
    nav.setStack {{class = "A", title = "Home"}, {class = "B", title = ("Long "):rep(20), backTitle = ("Back to "):rep(20)}}
    local bar = nav.bar
    eq("#000000", bar.color) eq("#000000 #ffffff", table.concat(bar.colors, " ")) eq(false, bar.hidden)
    assert(bar.title:find("^Long"))
    eq("", bar.back.title) eq("#ffffff", bar.back.color) eq(false, bar.back.custom) eq("too long", bar.back.fallback)
    assert(bar.back.frame.w >= 44 and bar.back.frame.h >= 44 and bar.back.frame.x == 8)
    nav.top.customBackButton = true eq(true, nav.bar.back.custom)
    nav.top.barHidden = true eq(true, nav.bar.hidden) eq(nil, nav.bar.back)
    nav.popToRoot() eq("Home", nav.bar.title) eq(nil, nav.bar.back)
  end)

  it("a stack knows what is over and under it", function()
    nav.setRoot("A")
    local sheet = nav.present("S")
    eq(sheet, nav.presented) eq(nav, sheet.presenting) eq(1, sheet.depth) eq("S", sheet.top.class)
    eq("sheet", sheet == nav.presented and "sheet") eq("nav 2", tostring(sheet))
    local inner = nav.embed(nav.stack[1], "I")
    eq("I", inner.top.class) eq(nil, inner.presenting)
    sheet.dismiss() eq(nil, nav.presented) eq(nil, sheet.presenting)
  end)

  it("a tab bar is a list of its stacks", function()
    nav.setRoot("A")
    local tabs = nav.tabs {"B", "C"}
    eq(3, #tabs) eq(nav, tabs[1]) eq("C", tabs[3].top.class) eq(nil, tabs[4]) eq(nil, tabs[0])
    eq(1, tabs.selected) eq("selected", (tabs.select(3))) eq(3, tabs.selected) eq(nil, tabs.nothing)
    local classes = {}
    for i, stack in ipairs(tabs) do classes[i] = stack.top.class end
    eq("A B C", table.concat(classes, " ")) eq("3 tabs", tostring(tabs))
  end)
end)
