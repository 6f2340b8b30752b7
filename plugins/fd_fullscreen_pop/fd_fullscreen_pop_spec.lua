describe("fd_fullscreen_pop", function()
  local path = "plugins/fd_fullscreen_pop"
  local disabled = "fd_interactivePopDisabled"
  local distance = "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge"
  local hidden = "fd_prefersNavigationBarHidden"

  local function push(props, settings)
    local spec = settings or {}
    spec.class = spec.class or "Page"
    spec.props = props
    return nav.push(spec, { settle = spec.class ~= "Moving" })
  end

  local function vertical()
    return nav.pan({ from = { 200, 300 }, to = { 200, 500 } })
  end

  local function swipe(from, to)
    return nav.pan({ from = { from or 100, 400 }, to = { to or 385, 400 } })
  end

  -- Back and forth under the finger, let go near the start.
  local function cancelledSwipe(from)
    return nav.pan({ from = { from or 100, 400 }, to = { (from or 100) + 30, 400 }, duration = 2 })
  end

  describe("the five guards", function()
    before_each(function()
      assert(nav.use(path))
      nav.setRoot("Home")
    end)

    it("says what it is", function()
      assert.equal("1.0.0", nav.plugins()[1].version)
    end)

    it("rule 100: one controller or none", function()
      assert.same({ "ignored", "root" }, { swipe() })
    end)

    it("rule 101: the top is disabled", function()
      push({ [disabled] = true })
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
      push({ [disabled] = false })
      assert.equal("popped", (swipe()))
    end)

    it("rule 102: the start is too far; as far as allowed is allowed, 0 is unlimited", function()
      push({ [distance] = 50 })
      assert.same({ "ignored", "distance" }, { swipe(51) })
      assert.equal("popped", (swipe(50)))
      push({ [distance] = 0 })
      assert.equal("popped", (swipe(180)))
    end)

    it("rule 103: a negative distance is 0", function()
      push({ [distance] = -10 })
      assert.equal("popped", (swipe(180)))
    end)

    it("rule 104: a transition is under way", function()
      push(nil, { class = "Moving" })
      assert.same({ "ignored", "transition" }, { swipe() })
    end)

    it("rule 105: not towards the trailing edge, and zero is refused", function()
      push()
      assert.same({ "ignored", "direction" }, { swipe(300, 100) })
      assert.same({ "ignored", "direction" }, { vertical() })
      local steep = { from = { 100, 400 }, to = { 101, 600 } }
      assert.equal("cancelled", (nav.pan(steep)), "a point towards it begins")
    end)

    it("rule 102: a limit of a point is one", function()
      push({ [distance] = 1 })
      assert.same({ "ignored", "distance" }, { swipe(2) })
      assert.equal("popped", (swipe(1)))
    end)

    it("rule 105 under right-to-left", function()
      nav.reset({ direction = "rtl" })
      nav.setRoot("Home")
      push()
      assert.same({ "ignored", "direction" }, { swipe(100, 300) })
      assert.equal("popped", (swipe(300, 10)))
    end)

    it("rule 106: of several that refuse the lowest number is the reason", function()
      push({ [disabled] = true, [distance] = 50 })
      assert.same({ "ignored", "gesture disabled" }, { swipe(300, 100) })
      push({ [distance] = 50 })
      assert.same({ "ignored", "distance" }, { swipe(300, 100) })
      push({ [disabled] = true, [distance] = 50 }, { class = "Moving" })
      assert.same({ "ignored", "gesture disabled" }, { swipe(300, 100) })
      nav.settle()
      nav.popToRoot()
      nav.top.props[disabled] = true
      assert.same({ "ignored", "root" }, { swipe(300, 100) })
    end)

    it("rule 107 is not reproduced: the distance is from the right under right-to-left", function()
      nav.reset({ direction = "rtl" })
      nav.setRoot("Home")
      push({ [distance] = 50 })
      assert.same({ "ignored", "distance" }, { swipe(330, 10) })
      assert.equal("popped", (swipe(350, 10)))
    end)

    it("rule 108: only the top's flags count", function()
      push({ [disabled] = true, [distance] = 10 })
      push()
      assert.equal("popped", (swipe(180)))
    end)

    it("reads the flags when the swipe begins, not when the screen came", function()
      local page = push()
      page.props[disabled] = true
      assert.equal("gesture disabled", (select(2, swipe())))
      page.props[disabled] = nil
      page.props[distance] = 50
      assert.equal("distance", (select(2, swipe())))
      page.props[distance] = 200
      assert.equal("popped", (swipe(180)))
      page = push({ [disabled] = true, [distance] = 50 })
      page.props[disabled] = false
      assert.equal("distance", (select(2, swipe())))
      page.props[distance] = nil
      assert.equal("popped", (swipe(180)))
    end)

    it("reads them so on a screen without a back button, too", function()
      for _, settings in ipairs({ { hidesBackButton = true }, { barHidden = true }, {} }) do
        local hides = not next(settings)
        local page = push({ [disabled] = true, [distance] = 50, [hidden] = hides }, settings)
        assert.same({ "blocked", "disabled" }, { swipe() })
        page.props[disabled] = false
        assert.same({ "blocked", "distance" }, { swipe() })
        page.props[distance] = nil
        assert.equal("popped", (swipe(180)))
      end
    end)

    it("leaves the app's own settings alone where no prop is set", function()
      local page = push(nil, { interactivePopDisabled = true, maxInitialDistance = 30 })
      assert.is_true(page.interactivePopDisabled)
      assert.equal(30, page.maxInitialDistance)
    end)

    it("rule 119: a disabled swipe concerns neither the button nor code", function()
      push({ [disabled] = true })
      assert.equal("popped", (nav.tapBack()))
      push({ [disabled] = true })
      assert.equal("popped", (nav.pop()))
    end)

    it("rule 120: a scroll view lets the pan run at its leading edge only", function()
      local frame = { 0, 0, 390, 844 }
      local pages = { name = "pages", frame = frame, handles = "horizontal", offset = 200 }
      push(nil, { regions = { pages } })
      assert.same({ "ignored", "region" }, { swipe() })
      pages.offset = 0
      nav.top.regions = { pages }
      assert.equal("popped", (swipe()))
    end)
  end)

  describe("the same guards with the host's own down", function()
    before_each(function()
      assert(nav.use(path))
      nav.reset({ guards = false })
    end)

    it("rules 100, 104 and 105 hold, in order", function()
      nav.push("Home")
      assert.same({ "blocked", "root" }, { swipe(300, 100) })
      push(nil, { class = "Moving" })
      assert.same({ "blocked", "transition" }, { swipe(300, 100) })
      nav.settle()
      assert.same({ "blocked", "direction" }, { swipe(300, 100) })
      assert.same({ "blocked", "direction" }, { vertical() })
      assert.equal("popped", (swipe()))
      assert.is_false(nav.frozen)
    end)

    it("rule 105 under right-to-left", function()
      nav.reset({ guards = false, direction = "rtl" })
      nav.setRoot("Home")
      push()
      assert.same({ "blocked", "direction" }, { swipe(100, 300) })
      assert.equal("popped", (swipe(300, 10)))
    end)
  end)

  describe("the pan", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rule 109: the first push attaches it; a root that was set counts as pushed", function()
      nav.setRoot("Home")
      push()
      assert.equal("popped", (swipe()))
      nav.reset()
      nav.push("Home")
      push()
      assert.equal("popped", (swipe()))
    end)

    it("rule 109: a stack that was set has no pan and no bar hook", function()
      nav.setStack({ "Home", { class = "Page", props = { [hidden] = true, [disabled] = true } } })
      assert.same({ "ignored", "distance" }, { swipe() })
      assert.is_false(nav.bar.hidden)
      assert.equal("popped", (swipe(5)))
    end)

    it("rule 110: a later push on such a stack attaches it, for those below too", function()
      nav.setStack({ "Home", "Page" })
      push()
      assert.equal("popped", (swipe()))
      assert.equal("popped", (swipe()))
    end)

    it("rule 110: however many pushes, one swipe is asked about once, and pops one", function()
      nav.setRoot("Home")
      for depth = 2, 5 do
        push()
        assert.equal(depth, nav.depth)
      end
      for depth = 4, 1, -1 do
        assert.equal("popped", (swipe()))
        assert.equal(depth, nav.depth)
        local asked = 0
        for _, step in ipairs(nav.explain().steps) do
          asked = asked + (step.by == "fd_fullscreen_pop" and 1 or 0)
        end
        assert.equal(1, asked)
      end
    end)

    it("a screen that names its own gesture keeps it", function()
      nav.setRoot("Home")
      push(nil, { gesture = "edge" })
      assert.same({ "ignored", "distance" }, { swipe() })
    end)

    it("rule 111: a controller that is on the stack already is not pushed again", function()
      nav.setRoot("Home")
      local page = push()
      assert.is_nil((nav.push(page)))
      assert.equal(2, nav.depth)
    end)
  end)

  describe("the bar", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rule 112: the pushed controller and the top below it are hooked", function()
      nav.setStack({ { class = "Home", props = { [hidden] = true } },
        { class = "Page", props = { [hidden] = true } } })
      assert.is_false(nav.bar.hidden)
      push()
      assert.is_false(nav.bar.hidden)
      nav.pop()
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 113: the prop overrides what the screen itself says", function()
      nav.setRoot("Home")
      push(nil, { barHidden = true })
      assert.is_false(nav.bar.hidden)
      push({ [hidden] = true }, { barHidden = false })
      assert.is_true(nav.bar.hidden)
    end)

    it("a hidden bar does not cost the swipe, and the root may hide its own", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      assert.is_true(nav.bar.hidden)
      push({ [hidden] = true })
      assert.equal("popped", (swipe()))
      assert.is_true(nav.bar.hidden)
    end)

    -- Every bar that was shown since an event, in order.
    local function barsSince(index)
      local bars = {}
      for _, event in ipairs(nav.events(index)) do
        if event.name == "barChanged" then
          bars[#bars + 1] = tostring(event.hidden)
        end
      end
      return table.concat(bars, " ")
    end

    it("rule 115: as one disappears, the bar is shown for one that does not hide it", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      local index = #nav.events()
      nav.push("Page", { settle = false })
      assert.is_false(nav.bar.hidden)
      nav.settle()
      assert.equal("false", barsSince(index))
    end)

    it("rule 115: it is not shown in between for one that hides it, too", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      local index = #nav.events()
      push({ [hidden] = true })
      push({ [hidden] = true })
      nav.pop()
      assert.equal("popped", (swipe()))
      assert.is_nil(barsSince(index):find("false"))
    end)

    it("rules 115 and 116: right again after any swipe", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      push()
      for _ = 1, 3 do
        assert.equal("cancelled", (cancelledSwipe()))
        assert.is_false(nav.bar.hidden)
      end
      push({ [hidden] = true })
      assert.equal("cancelled", (cancelledSwipe()))
      assert.is_true(nav.bar.hidden)
      assert.equal("popped", (swipe()))
      assert.is_false(nav.bar.hidden)
      assert.equal("popped", (swipe()))
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 121: the management is on where the option is unset", function()
      nav.setRoot("Home")
      push({ [hidden] = true })
      assert.is_true(nav.bar.hidden)
    end)
  end)

  describe("with options", function()
    it("rules 114 and 117: management off, and the bar is never touched", function()
      local off = { fd_viewControllerBasedNavigationBarAppearanceEnabled = false }
      assert(nav.use(path, { options = off }))
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      assert.is_false(nav.bar.hidden)
      push({ [hidden] = true })
      assert.is_false(nav.bar.hidden)
      push(nil, { barHidden = true })
      assert.is_true(nav.bar.hidden)
      assert.equal("cancelled", (cancelledSwipe()))
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 114: a screen that was pushed while it was off has no hook once it is on", function()
      local off = { fd_viewControllerBasedNavigationBarAppearanceEnabled = false }
      local plugin = assert(nav.use(path, { options = off }))
      nav.setStack({ "Home", "First" })
      push({ [hidden] = true })
      plugin:unload()
      assert(nav.use(path))
      nav.top.title = "Again"
      assert.is_false(nav.bar.hidden)
      push({ [hidden] = true })
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 107 (Q): the distance from the left under right-to-left too", function()
      assert(nav.use(path, { options = { measuresFromLeft = true } }))
      nav.reset({ direction = "rtl" })
      nav.setRoot("Home")
      push({ [distance] = 300 })
      assert.same({ "blocked", "distance" }, { swipe(350, 10) })
      assert.equal("popped", (swipe(300, 10)))
    end)
  end)
end)
