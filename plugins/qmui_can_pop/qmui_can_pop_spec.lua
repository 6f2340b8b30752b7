describe("qmui_can_pop", function()
  local path = "plugins/qmui_can_pop"

  local function push(canPop, settings)
    local spec = settings or {}
    spec.class = spec.class or "Editor"
    spec.props = spec.props or {}
    spec.props.canPopViewController = canPop
    return nav.push(spec)
  end

  local function swipe(from)
    return nav.pan({ from = { from or 5, 400 }, to = { 330, 400 } })
  end

  local function forced(settings)
    local spec = settings or {}
    spec.props = { forceEnableInteractivePopGestureRecognizer = true }
    return push(nil, spec)
  end

  local function timesAsked()
    local count = 0
    for _, step in ipairs(nav.explain().steps) do
      count = count + (step.by == "qmui_can_pop" and 1 or 0)
    end
    return count
  end

  before_each(function()
    assert(nav.use(path))
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  it("says what it is", function()
    assert.equal("1.0.0", nav.plugins()[1].version)
  end)

  describe("taps", function()
    it("rule 20: popped by code, no policy is asked", function()
      push(false)
      assert.equal("popped", (nav.pop()))
      assert.equal(0, timesAsked())
    end)

    it("rule 21: a tap asks canPop(top, byGesture: NO)", function()
      push({ backButton = false, gesture = true })
      assert.same({ "blocked", "canPop(byGesture: NO) answered NO" }, { nav.tapBack() })
    end)

    it("rules 22 and 27: NO, and nothing at all happens to stack and bar", function()
      push(false)
      local bar = nav.bar
      assert.equal("blocked", (nav.tapBack()))
      assert.equal(2, nav.depth)
      assert.same(bar, nav.bar)
    end)

    it("rule 21: what the screen does instead is an action, with the flag, after a no alone", function()
      local done = {}
      nav.onAction("shouldPopViewControllerByBackButtonOrPopGesture", function(_, data)
        table.insert(done, data.byPopGesture)
      end)
      push(false)
      nav.tapBack()
      assert.same({ false }, done)
      swipe()
      assert.same({ false, true }, done)
      nav.top.props.canPopViewController = true
      nav.tapBack()
      assert.same({ false, true }, done)
    end)

    it("rule 28: YES, and the stack shortens by one", function()
      push(true)
      push(true)
      assert.equal("popped", (nav.tapBack()))
      assert.equal(2, nav.depth)
      assert.is_true(nav.explain().steps[1].answer)
    end)

    it("rule 34: code is never asked, by no call", function()
      local home = nav.top
      push(false)
      assert.equal("popped", (nav.popTo(home)))
      push(false)
      push(false)
      assert.equal("popped", (nav.popToRoot()))
      push(false)
      assert.is_not_nil(nav.setStack({ home }))
      push(false)
      assert.equal("popped", (nav.requestPop()))
    end)

    it("rule 35: not implemented is YES", function()
      push(nil)
      assert.equal("popped", (nav.tapBack()))
      push(nil)
      assert.equal("popped", (swipe()))
      push({})
      assert.equal("popped", (nav.tapBack()))
    end)

    it("asks for further sources by an option", function()
      nav.plugins()[1]:unload()
      assert(nav.use(path, { options = { alsoAsk = { "customBackButton", "backMenu" } } }))
      push({ backButton = false })
      assert.equal("blocked", (nav.backMenu(1)))
      assert.equal("blocked", (nav.tapBack()))
      nav.top.customBackButton = true
      assert.equal("blocked", (nav.tapBack()))
    end)
  end)

  describe("swipes", function()
    it("rules 23 and 29: a swipe asks canPop(top, byGesture: YES) first", function()
      push({ backButton = true, gesture = false })
      assert.same({ "blocked", "canPop(byGesture: YES) answered NO" }, { swipe() })
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rules 23 and 29: a swipe of every kind is asked as a swipe, and once", function()
      for kind, at in pairs({
        edge = { from = 5 }, fullscreen = { from = 200, gesture = "fullscreen" },
        content = { from = 200, ios = 26 },
      }) do
        nav.reset({ gesture = at.gesture, ios = at.ios })
        nav.setRoot({ class = "Home", title = "Home" })
        local pan = { from = { at.from, 400 }, to = { 389, 400 }, duration = 0.1 }
        push({ backButton = false, gesture = true })
        assert.equal("popped", (nav.pan(pan)), kind)
        assert.equal(1, timesAsked(), kind)
        push({ backButton = true, gesture = false })
        assert.equal("blocked", (nav.pan(pan)), kind)
      end
    end)

    it("rule 34: what is neither a tap nor a swipe is not asked", function()
      push(false)
      assert.equal("popped", (nav.escape()))
      push(false)
      assert.equal("popped", (nav.backMenu(1)))
      push({ backButton = false }, { customBackButton = true })
      assert.equal("popped", (nav.tapBack()))
      local sheet = nav.present({ class = "Editor", props = { canPopViewController = false } })
      assert.equal("dismissed", (sheet.swipeDown()))
      push(false)
      assert.equal("popped", (nav.tabs({ "Other" }).select(1)))
    end)

    it("rule 24 is not reproduced: one swipe puts the question once, to the top", function()
      push(false, { class = "Below" })
      push(true, { class = "Top" })
      assert.equal("popped", (swipe()))
      assert.equal(1, timesAsked())
    end)

    it("rule 26 is not reproduced: a tap after a refused swipe is a tap", function()
      push({ backButton = true, gesture = false })
      swipe()
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rule 30: canPop YES does not help where UIKit says no", function()
      push(true, { customBackButton = true })
      assert.same({ "ignored", "custom back button" }, { swipe() })
    end)

    it("rule 32: forced on with a custom item, without a back button, with a hidden bar", function()
      for _, setting in ipairs({ "customBackButton", "hidesBackButton", "barHidden" }) do
        forced({ [setting] = true })
        assert.equal("popped", (swipe()))
      end
    end)

    it("rule 32: what UIKit accepts begins with or without the force", function()
      for _, force in ipairs({ true, false }) do
        push(nil, { props = { forceEnableInteractivePopGestureRecognizer = force } })
        assert.equal("popped", (swipe()))
      end
    end)

    it("rule 32: what UIKit refuses stays refused without the force", function()
      for _, setting in ipairs({ "customBackButton", "hidesBackButton", "barHidden" }) do
        push(nil, { [setting] = true })
        assert.same({ "ignored", "custom back button" }, { swipe() })
        nav.top.props.forceEnableInteractivePopGestureRecognizer = false
        assert.same({ "ignored", "custom back button" }, { swipe() })
        nav.top.props.forceEnableInteractivePopGestureRecognizer = true
        assert.equal("popped", (swipe()))
      end
    end)

    it("rule 32: the force does not outvote canPop", function()
      push(false, { props = { forceEnableInteractivePopGestureRecognizer = true } })
      assert.equal("blocked", (swipe()))
    end)

    it("rule 32: the force needs a stack of more than one", function()
      nav.reset({ guards = false })
      nav.setRoot({ class = "Home", props = { forceEnableInteractivePopGestureRecognizer = true } })
      swipe()
      local steps = nav.explain().steps
      assert.equal("qmui_can_pop", steps[#steps].by)
      assert.is_nil(steps[#steps].answer)
      swipe() -- thaws
      nav.push({ class = "Editor", customBackButton = true,
        props = { forceEnableInteractivePopGestureRecognizer = true } })
      swipe()
      steps = nav.explain().steps
      assert.equal("qmui_can_pop", steps[#steps].by)
      assert.is_true(steps[#steps].answer)
    end)

    it("rule 33: not forced while a push animates", function()
      nav.push({ class = "Editor", props = { forceEnableInteractivePopGestureRecognizer = true } },
        { settle = false })
      assert.same({ "ignored", "transition" }, { swipe() })
      assert.is_false(nav.frozen)
    end)

    it("rule 33: what UIKit refuses stays refused while a push animates, and is forced after it",
      function()
        forced({ customBackButton = true })
        nav.push({ class = "Editor", customBackButton = true,
          props = { forceEnableInteractivePopGestureRecognizer = true } }, { settle = false })
        local quick = { from = { 5, 400 }, to = { 330, 400 }, duration = 0.1 }
        assert.same({ "ignored", "transition" }, { nav.pan(quick) })
        assert.equal("push", nav.transition.kind)
        nav.settle()
        assert.equal("popped", (nav.pan(quick)))
      end)

    it("rule 33: what UIKit accepts while a push animates is accepted all the same", function()
      nav.reset({ ios = 26 })
      nav.setRoot("Home")
      for _, force in ipairs({ true, false }) do
        nav.push({ class = "Editor", props = { forceEnableInteractivePopGestureRecognizer = force } },
          { settle = false })
        assert.equal("popped", (nav.pan({ from = { 5, 400 }, to = { 330, 400 }, duration = 0.1 })))
        assert.equal(0, timesAsked())
      end
    end)

    it("rule 36: not forced where the recogniser is switched off", function()
      forced({ interactivePopDisabled = true })
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
    end)

    it("of two areas the one under the finger counts, whichever is listed first", function()
      local slider = { name = "slider", frame = { 0, 300, 390, 200 }, handles = "horizontal" }
      local other = { name = "other", frame = { 0, 0, 390, 100 }, handles = "vertical" }
      for _, regions in ipairs({ { slider, other }, { other, slider } }) do
        forced({ regions = regions })
        assert.same({ "ignored", "region" }, { swipe() })
      end
    end)

    it("a slider keeps its drag, a list does not", function()
      local frame = { 0, 300, 390, 200 }
      forced({ regions = { { name = "slider", frame = frame, handles = "horizontal" } } })
      assert.same({ "ignored", "region" }, { swipe() })
      forced({
        customBackButton = true,
        regions = {
          { name = "pages", frame = frame, handles = "all", offset = 0 },
          { name = "other", frame = { 0, 0, 390, 100 }, handles = "horizontal" },
        },
      })
      assert.equal("popped", (swipe()))
      forced({
        customBackButton = true,
        regions = { { name = "list", frame = frame, handles = "vertical" } },
      })
      assert.equal("popped", (swipe()))
      forced({
        customBackButton = true,
        regions = { { name = "pages", frame = frame, handles = "all", offset = 120 } },
      })
      assert.same({ "ignored", "custom back button" }, { swipe() })
    end)
  end)
end)
