local here = dofile("Tests/Specs/support.lua")
local eq, told = here.eq, here.told

describe("NavModule+Containers", function()
  it("A hook can present, embed, select and leave nothing", function()
    nav.setStack { "Home", "Page" }
    local tabs = nav.tabs { "Other" }
    local asked = 0
    nav.use { name = "meddler", sources = { "request" }, shouldPop = function(controller)
      asked = asked + 1
      for _, call in ipairs {
        { nav.present, "Sheet" }, { nav.embed, controller, "Inner" }, { nav.tabs, { "More" } },
      } do
        local made, why = call[1](call[2], call[3])
        eq(nil, made) eq("busy", why)
      end
      for _, call in ipairs { nav.escape, nav.dismiss, nav.requestDismiss, nav.swipeDown } do
        local outcome, why = call()
        eq("ignored", outcome) eq("busy", why)
      end
      local outcome, why = nav.setStack({ "Deep" }, { ask = true })
      eq("ignored", outcome) eq("busy", why)
      outcome, why = tabs.select(2)
      eq("ignored", outcome) eq("busy", why)
      for _, name in ipairs { "reset", "compare" } do
        local fine, message = pcall(nav[name], print)
        eq("nav." .. name .. ": cannot be called from inside a hook", message)
      end
    end }
    eq("popped", (nav.requestPop()))
    eq(1, asked) eq(1, nav.depth) eq("Home", nav.top.class) eq(1, tabs.selected)
    eq(nil, nav.presented)
  end)

  it("A presentation from a callback of another is refused, and the first goes on", function()
    nav.setRoot "Home"
    local why = {}
    for _, hook in ipairs { "willAppear", "didAppear" } do
      nav.hook("Sheet", hook, function() why[hook] = select(2, nav.present "Second") end)
    end
    local sheet = nav.present "Sheet"
    eq("busy", why.willAppear) eq("busy", why.didAppear)
    eq(sheet, nav.presented) eq(nil, sheet.presented) eq(1, sheet.depth)
    eq(nil, (nav.present "Third")) eq("covered", select(2, nav.present "Third"))
    eq("dismissed", (sheet.requestDismiss()))
  end)

  it("Where nothing is presented there is nothing to dismiss", function()
    nav.setStack { "Home", "Page" }
    for _, name in ipairs { "dismiss", "requestDismiss", "swipeDown" } do
      local outcome, reason = nav[name]()
      eq("ignored", outcome) eq("nothing there", reason)
    end
    eq(2, nav.depth)
  end)

  it("A tab that is not there is an error, and the one that is shown stays", function()
    nav.setStack { "Home", "Page" }
    local tabs = nav.tabs { "Second", "Third" }
    tabs.select(2)
    told("tabs.select: there is no tab 4: there are 3", tabs.select, 4)
    told("tabs.select: there is no tab 0: there are 3", tabs.select, 0)
    told("tabs.select: there is no tab -1: there are 3", tabs.select, -1)
    told("tabs.select: the tab must be an integer, got 1.5", tabs.select, 1.5)
    told([[tabs.select: the tab must be an integer, got "Third"]], tabs.select, "Third")
    told("tabs.select: the tab must be an integer, got nothing", tabs.select)
    eq(2, tabs.selected) eq(2, nav.depth)
    eq(nil, (nav.tabs { "More" })) eq("in a tab bar already", select(2, nav.tabs { "More" }))
  end)

  it("Every call of a navigation that has left is ignored", function()
    nav.setRoot "Home"
    local sheet = nav.present "Sheet"
    local gone = sheet.top
    sheet.dismiss()
    local function ignored(name, ...)
      local outcome, reason = sheet[name](...)
      assert(outcome == "ignored" and reason == "nothing there", name .. ": " .. tostring(outcome))
    end
    for _, name in ipairs {
      "tapBack", "requestPop", "pop", "popToRoot", "dismiss", "requestDismiss", "swipeDown", "escape",
    } do ignored(name) end
    for _, target in ipairs { 1, 7, "Sheet", "Nobody", gone } do
      ignored("popTo", target)
      ignored("requestPop", { to = target })
    end
    ignored("tap", 5, 60)
    ignored("pan", { from = { 5, 400 }, to = { 300, 400 } })
    ignored("touch", "began", 5, 400)
    ignored("backMenu", 1)
    ignored("setStack", { "A" }, { ask = true })
    for _, name in ipairs { "push", "setRoot", "present" } do
      local made, reason = sheet[name]("A")
      eq(nil, made) eq("nothing there", reason)
    end
    eq(1, nav.depth) eq("Home", nav.top.class)
  end)

  it("What is given wrong is told, and no stack is made", function()
    nav.setStack { "Home", "Page" }
    local gone = nav.push "Gone" nav.pop()
    told("nav.embed: needs a controller that is on a stack, got \"Page\"", nav.embed, "Page", "Inner")
    told("controller 3: Gone is not on a stack", nav.embed, gone, "Inner")
    told("nav.tabs: needs a list of specs, got nothing", nav.tabs)
    told("needs a list of specs", nav.tabs, { first = "A" })
    told("a spec must be a class name", nav.tabs, { "A", 5 })
    told("nav.present: a spec must be", nav.present)
    told("unknown option 'stile'; did you mean 'style'?", nav.present, "S", { stile = "sheet" })
    told("nav.swipeDown: 'distance' must not be negative", nav.swipeDown, { distance = -1 })
    told("'duration' must not be negative", nav.swipeDown, { duration = -1 })
    told("unknown option 'animated'", nav.escape, { animated = true })
    eq(nil, nav.presented) eq(2, nav.depth)
  end)

  it("A sheet is dragged so far and so fast as it says", function()
    nav.setRoot "Home"
    local sheet = nav.present "Sheet"
    eq("cancelled", (sheet.swipeDown { distance = 60, duration = 1 }))
    eq(nil, (sheet.swipeDown { distance = 500, release = false, settle = false }))
    local moving = sheet.transition or nav.transition
    eq(true, moving.interactive)
    eq("dismissed", (sheet.touch("ended", 195, 700)))
    nav.settle() eq(nil, nav.presented)
  end)
end)
