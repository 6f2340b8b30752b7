-- Sentences of the contract about the ways out, one by one.

-- Every class that is asked, in the order in which it is.
local function asked()
  local classes = {}
  nav.use { name = "listens", shouldPop = function(c) classes[#classes + 1] = c.class end }
  return classes
end

local function asks(class) nav.use { name = "asks", controllers = class, shouldPop = function() return confirm("Leave?") end } end

describe("a deep link", function()
  it("asks those of a presentation before those of the stack, the uppermost first", function()
    local classes = asked()
    nav.setStack { "Home", "Low", "High" }
    local sheet = nav.present("Sheet")
    sheet.push("Above")
    assert.popped(nav.setStack({ "New" }, { ask = true }))
    assert.same({ "Above", "Sheet", "High", "Low", "Home" }, classes)
  end)

  it("asks those inside a controller before it", function()
    local classes = asked()
    nav.setStack { "Home", "Page" }
    nav.embed(nav.top, "Inner").push("Deep")
    assert.popped(nav.setStack({ "New" }, { ask = true }))
    assert.same({ "Deep", "Inner", "Page", "Home" }, classes)
  end)

  it("is ignored where a controller of its list has come to another stack before the answer", function()
    asks("Draft")
    nav.setStack { "Home", "Draft" }
    local tabs = nav.tabs { "Other" }
    local listed = tabs[2].push("Listed")
    tabs[2].pop()
    assert.deferred(nav.setStack({ "New", listed }, { ask = true }))
    tabs[2].setStack { "Other", listed }
    assert.ignored("on another stack", nav.answer(true))
    assert.equal("Draft", nav.top.class)
  end)
end)

describe("a yes", function()
  it("runs the pop animated, although the request was not", function()
    asks("Draft")
    nav.setStack { "Home", "Draft" }
    assert.deferred(nav.requestPop { animated = false })
    assert.popped(nav.answer(true, { settle = false }))
    assert.equal("pop", nav.transition.kind)
  end)

  it("runs a deep link animated, although that was not", function()
    asks("Draft")
    nav.setStack { "Home", "Draft" }
    assert.deferred(nav.setStack({ nav.stack[1] }, { ask = true, animated = false }))
    assert.popped(nav.answer(true, { settle = false }))
    assert.is_truthy(nav.transition)
  end)
end)

describe("a sheet", function()
  it("leaves with all of its tabs, and each of them is asked and counted", function()
    local classes, count = asked(), nil
    nav.setRoot("Home")
    local sheet = nav.present("First")
    local tabs = sheet.tabs { "Second" }
    tabs[2].push("Page")
    nav.use { name = "counts", controllers = "First", shouldPop = function(_, pop) count = pop.count end }
    assert.equal("dismissed", (sheet.requestDismiss()))
    assert.same({ "First", "Page", "Second" }, classes)
    assert.equal(3, count)
  end)

  -- Each row: what its top has besides, and the reason.
  local list = { { name = "list", frame = { 0, 0, 390, 844 }, handles = "vertical", offset = 10 } }
  for _, row in ipairs {
    { { regions = list }, "region" }, { { modalInPresentation = true }, "modal" },
    { { regions = list, modalInPresentation = true }, "region" },
  } do
    it("is kept from a drag by the first that refuses: " .. row[2], function()
      nav.setRoot("Home")
      local top, told = { class = "Sheet" }, 0
      for key, value in pairs(row[1]) do top[key] = value end
      nav.hook("Sheet", "didAttemptToDismiss", function() told = told + 1 end)
      local sheet = nav.present(top)
      assert.ignored(row[2], sheet.swipeDown())
      assert.equal(row[2] == "modal" and 1 or 0, told)
    end)
  end

  it("is dragged by more movement downwards than sideways, and not by as much", function()
    nav.setRoot("Home")
    local sheet = nav.present("Sheet")
    assert.is_not.equal("dismissed", (sheet.pan { from = { 5, 100 }, to = { 305, 400 }, duration = 0.1, steps = 10 }))
    assert.equal("dismissed", (sheet.pan { from = { 5, 100 }, to = { 305, 401 }, duration = 0.1, steps = 10 }))
  end)

  for _, style in ipairs { "formSheet", "popover" } do
    it("that is modal is kept from a tap outside, and nobody is asked: " .. style, function()
      local classes, told = asked(), 0
      nav.setRoot("Home")
      nav.hook("Sheet", "didAttemptToDismiss", function() told = told + 1 end)
      local sheet = nav.present({ class = "Sheet", modalInPresentation = true }, { style = style })
      assert.ignored("modal", sheet.tapOutside())
      assert.equal(1, told)
      assert.same({}, classes)
      assert.equal("dismissed", (sheet.escape()))
    end)
  end

  -- Each row: a style, and what an escape at the root of it comes to.
  for style, outcome in pairs { sheet = "dismissed", formSheet = "dismissed", popover = "dismissed", fullScreen = "ignored" } do
    it("is left by an escape at its root as its style says: " .. style, function()
      nav.setRoot("Home")
      local sheet = nav.present("Sheet", { style = style })
      assert.equal(outcome, (sheet.escape()))
    end)
  end
end)

describe("a swipe inside", function()
  -- Each row: what the inner top has, and the stack that takes the swipe or refuses it.
  local own = { { name = "map", frame = { 0, 0, 390, 844 }, handles = "horizontal", offset = 9 } }
  for name, row in pairs {
    ["no hindrance: the inner stack takes it"] = { {}, "popped", nil, 1, 2 },
    ["guard 2: the outer one takes it"] = { { interactivePopDisabled = true }, "popped", nil, 2, 1 },
    ["guard 3: the outer one takes it"] = { { maxInitialDistance = 3 }, "popped", nil, 2, 1 },
    ["guard 6: the inner stack refuses it"] = { { hidesBackButton = true }, "ignored", "custom back button", 2, 2 },
    ["guard 7: the inner stack refuses it"] = { { regions = own }, "ignored", "region", 2, 2 },
  } do
    it("meets " .. name, function()
      local settings, wanted, why, innerDepth, depth = table.unpack(row, 1, 5)
      nav.setStack { "Home", "Page" }
      local inner, top = nav.embed(nav.top, "Inner"), { class = "Deep" }
      for key, value in pairs(settings) do top[key] = value end
      inner.push(top)
      local outcome, reason = nav.pan { from = { 5, 400 }, to = { 300, 400 } }
      assert.same({ wanted, why, innerDepth, depth }, { outcome, reason, inner.depth, nav.depth })
    end)
  end
end)

describe("the back button", function()
  it("has no room for a hook's title that is too long", function()
    nav.use { name = "talks", backTitle = function() return ("long "):rep(20) end }
    nav.setStack { { class = "A", title = "Home" }, { class = "B", title = "B" } }
    assert.equal("too long", nav.bar.back.fallback)
    assert.equal("Back", nav.bar.back.title)
  end)

  it("has a menu where it is the system's alone", function()
    nav.setStack { "Home", { class = "Page", customBackButton = true } }
    assert.same({}, nav.backMenu())
    assert.ignored("no back button", nav.backMenu(1))
    assert.equal(2, nav.depth)
    nav.top.customBackButton = false
    assert.same({ "Back" }, nav.backMenu())
    assert.popped(nav.backMenu(1))
  end)
end)
