-- The seven systems and the three others in one host.
describe("all together", function()
  before_each(function()
    assert(nav.use("plugins"))
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  local function push(props, settings)
    local page = nav.push({ class = "Page", title = "Page", props = props })
    for name, value in pairs(settings or {}) do
      page[name] = value
    end
    return page
  end

  local function swipe(from, to)
    return nav.pan({ from = { from or 100, 400 }, to = { to or 385, 400 } })
  end

  -- The plugin that denied, by nav.explain.
  local function decider()
    local by
    for _, step in ipairs(nav.explain().steps) do
      if step.answer == false and step.by ~= "audit" then
        by = step.by
      end
    end
    return by
  end

  it("load, in order of priority and name", function()
    local names = {}
    for _, plugin in ipairs(nav.plugins()) do
      names[#names + 1] = plugin.name
    end
    assert.same({
      "audit", "checkout_guard", "back_button_handler", "draft_guard", "fd_fullscreen_pop", "full_screen_back",
      "gesture_zones", "pop_gesture_tips", "qmui_can_pop", "should_pop_vc", "unified_back_style",
    }, names)
  end)

  it("let an app that says nothing leave by every way out", function()
    for _, leave in ipairs({ nav.tapBack, swipe, nav.requestPop, nav.pop, nav.popToRoot }) do
      push()
      assert.equal("popped", (leave()))
    end
    push(nil, { customBackButton = false }) -- a custom button has no long-press menu
    assert.equal("popped", (nav.backMenu(1)))
    for _, plugin in ipairs(nav.plugins()) do
      assert.same({}, plugin.faults)
    end
  end)

  it("the strictest answer stands, and nav.explain tells whose it is", function()
    local yes = {
      shouldPopVC = true,
      navigationShouldPopOnBackButton = true,
      canPopViewController = true,
      forceEnableInteractivePopGestureRecognizer = true,
      gestureZones = { { pop = true } },
    }
    local system = { customBackButton = false }
    local cases = {
      { "shouldPopVC", nav.requestPop, "should_pop_vc" },
      { "shouldPopVC", nav.tapBack, "should_pop_vc" },
      { "navigationShouldPopOnBackButton", nav.tapBack, "back_button_handler", system },
      { "canPopViewController", nav.tapBack, "qmui_can_pop", system },
      { "canPopViewController", swipe, "qmui_can_pop" },
    }
    for _, case in ipairs(cases) do
      local page = push(yes, case[4])
      page.props[case[1]] = false
      assert.equal("blocked", (case[2]()))
      assert.equal(case[3], decider())
      assert.equal(2, nav.depth)
      page.props[case[1]] = true
      assert.equal("popped", (case[2]()))
    end
  end)

  it("a guard's answer stands where nobody may lift it", function()
    push({ fd_interactivePopDisabled = true, forceEnableInteractivePopGestureRecognizer = true })
    assert.same({ "ignored", "gesture disabled" }, { swipe() })
    assert.equal("gesture disabled", decider())
  end)

  it("one question for a draft, whoever else is asked", function()
    push({ draft = "your comment", shouldPopVC = true })
    assert.equal("deferred", (nav.tapBack()))
    assert.equal("blocked", (nav.answer(false)))
    assert.equal("draft_guard", decider())
    assert.equal("deferred", (swipe()))
    assert.equal("popped", (nav.answer(true)))
  end)

  it("never freeze, with the host's guards down", function()
    nav.reset({ guards = false })
    nav.setRoot("Home")
    assert.same({ "blocked", "root" }, { swipe() })
    assert.equal("fd_fullscreen_pop", decider())
    push()
    assert.same({ "blocked", "direction" }, { swipe(300, 100) })
    assert.is_false(nav.frozen)
    assert.equal("popped", (swipe()))
  end)

  it("show one bar and one button", function()
    local page = push({ showPreviousViewTitleAsBackButtonTitle = true }, { barColor = "black" })
    assert.equal("Home", nav.bar.back.title)
    assert.equal("#ffffff", nav.bar.back.color)
    assert.is_true(nav.bar.back.custom)
    assert.equal("fullscreen", page.gesture)
    push({ fd_prefersNavigationBarHidden = true })
    assert.is_true(nav.bar.hidden)
    swipe()
    assert.is_false(nav.bar.hidden)
  end)
end)
