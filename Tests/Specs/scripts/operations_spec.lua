local here = dofile("Tests/Specs/support.lua")
local eq, told = here.eq, here.told

describe("NavModule+Operations", function()
  it("A tap hits what is there", function()
    nav.setStack {"A", "B"}
    eq("ignored", (nav.tap(200, 700)))
    local frame = nav.bar.back.frame
    local x, y = frame.x + frame.w / 2, frame.y + frame.h / 2
    eq("popped", (nav.tap(x, y, {settle = false})))
    assert(nav.transition) nav.settle() eq("A", nav.top.class)
    local outcome, reason = nav.tapBack()
    eq("ignored", outcome) eq("no back button", reason)
  end)

  it("A finger has a number, and the end of its way an outcome", function()
    nav.setStack {"A", "B"}
    eq(nil, (nav.touch("began", 5, 400)))
    local outcome, reason = nav.touch("began", 9, 400, 2)
    eq("ignored", outcome) eq("fingers", reason)
    nav.touch("ended", 300, 400) nav.touch("cancelled", 9, 400, 2)
    nav.touch("began", 5, 400) nav.touch("moved", 300, 400)
    eq("popped", (nav.touch("ended", 300, 400)))
  end)

  -- Rule 13: the button returns.
  it("A button is one finger's, also where another comes down on the stack around it", function()
    nav.setStack {"Home", "Page"}
    local inner = nav.embed(nav.top, {class = "A", gesture = "fullscreen"})
    local innermost = inner.embed(inner.top, "B")
    innermost.push {class = "C", gesture = "fullscreen"}
    nav.touch("began", 388, 807) nav.touch("moved", 0, 400)
    inner.pan {from = {21, 147}, to = {22, 400}, duration = 0, steps = 1, settle = false}
    nav.touch("ended", 388, 400)
    assert(nav.check())
  end)

  it("The back button's menu is read, and picked from", function()
    nav.setStack {{class = "A", title = "Home"}, "B", "C"}
    eq("Back Home", table.concat(nav.backMenu(), " "))
    local outcome, reason = nav.backMenu(3)
    eq("ignored", outcome) eq("nothing there", reason)
    eq("popped", (nav.backMenu(2, {settle = false})))
    assert(nav.transition) nav.settle() eq("A", nav.top.class)
    eq(0, #nav.backMenu())
  end)

  it("What is given wrong is told, and no finger comes down", function()
    nav.setStack {"A", "B"}
    local from, to = {5, 400}, {380, 400}
    for text, options in pairs {
      ["'from' is missing"] = {to = to}, ["'to' is missing"] = {from = from},
      ["'from' must be a point, {x, y}"] = {from = 5, to = to},
      ["'duration' must not be negative"] = {from = from, to = to, duration = -1},
      ["'steps' must be 1 to 100000"] = {from = from, to = to, steps = 0},
      ["'fingers' must be 1 to 5"] = {from = from, to = to, fingers = 0},
      ["'release' must be true or false"] = {from = from, to = to, release = 1},
    } do told("nav.pan: " .. text, nav.pan, options) end
    told("'steps' must be 1 to 100000", nav.pan, {from = from, to = to, steps = 100001})
    told("'fingers' must be 1 to 5", nav.pan, {from = from, to = to, fingers = 6})
    told("nav.tap: 'y' must be a finite number, got inf", nav.tap, 5, 1 / 0)
    told("nav.tap: unknown option 'setle'", nav.tap, 5, 5, {setle = true})
    told("nav.tapBack: unknown option 'animated'", nav.tapBack, {animated = true})
    told("nav.touch: 'phase' is missing", nav.touch)
    told("did you mean 'ended'?", nav.touch, "endet", 5, 400)
    told("nav.touch: 'x' must be a finite number", nav.touch, "began", "left", 400)
    told("nav.touch: 'id' must be an integer", nav.touch, "began", 5, 400, "thumb")
    told("nav.backMenu: the entry must be an integer, got 1.5", nav.backMenu, 1.5)
    told("nav.backMenu: unknown option", nav.backMenu, 1, {count = 2})
    eq("popped", (nav.tapBack()))
  end)
end)
