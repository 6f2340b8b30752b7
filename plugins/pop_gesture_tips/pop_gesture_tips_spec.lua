describe("pop_gesture_tips", function()
  local path = "plugins/pop_gesture_tips"

  local function swipe(from, to)
    return nav.pan({ from = { from or 5, 400 }, to = { to or 330, 400 } })
  end

  before_each(function()
    nav.setRoot("Home")
  end)

  it("says what it is", function()
    assert.equal("1.0.0", assert(nav.use(path)).version)
  end)

  describe("with the host's guards up", function()
    it("rule 61: without it a custom item or a hidden bar costs the swipe", function()
      nav.push({ class = "Page", customBackButton = true })
      assert.same({ "ignored", "custom back button" }, { swipe() })
      nav.push({ class = "Page", barHidden = true })
      assert.same({ "ignored", "custom back button" }, { swipe() })
    end)

    it("rule 62: with it the swipe begins in both cases", function()
      assert(nav.use(path))
      nav.push({ class = "Page", customBackButton = true })
      assert.equal("popped", (swipe()))
      nav.push({ class = "Page", barHidden = true })
      assert.equal("popped", (swipe()))
    end)

    it("rule 63: the root never freezes", function()
      assert(nav.use(path))
      assert.same({ "ignored", "root" }, { swipe() })
      assert.is_false(nav.frozen)
      assert.equal("Page", nav.push("Page").class)
    end)

    it("rule 71: a cancelled pop between bar and no bar leaves the bar of who stays", function()
      assert(nav.use(path))
      nav.push({ class = "Page", barHidden = true })
      for _ = 1, 3 do
        assert.equal("cancelled", (nav.pan({ from = { 5, 400 }, to = { 60, 400 }, duration = 2 })))
        assert.is_true(nav.bar.hidden)
      end
    end)

    it("a slider and a pager keep their drag", function()
      assert(nav.use(path))
      local frame = { 0, 300, 390, 200 }
      nav.push({ class = "Player",
        regions = { { name = "slider", frame = frame, handles = "horizontal" } } })
      assert.same({ "ignored", "region" }, { swipe() })
      nav.push({
        class = "Pager",
        customBackButton = true,
        regions = {
          { name = "pages", frame = frame, handles = "all", offset = 0 },
          { name = "elsewhere", frame = { 0, 0, 390, 100 }, handles = "horizontal" },
        },
      })
      assert.equal("popped", (swipe()))
      nav.push({ class = "List", customBackButton = true,
        regions = { { name = "list", frame = frame, handles = "vertical" } } })
      assert.equal("popped", (swipe()))
    end)

    it("of two areas the one under the finger counts, whichever is listed first", function()
      assert(nav.use(path))
      local slider = { name = "slider", frame = { 0, 300, 390, 200 }, handles = "horizontal" }
      local other = { name = "other", frame = { 0, 0, 390, 100 }, handles = "vertical" }
      for _, regions in ipairs({ { slider, other }, { other, slider } }) do
        nav.push({ class = "Player", regions = regions })
        assert.same({ "ignored", "region" }, { swipe() })
      end
    end)
  end)

  describe("with the delegate replaced", function()
    before_each(function()
      assert(nav.use(path))
      nav.reset({ guards = false, gesture = "fullscreen" })
      nav.setRoot("Home")
    end)

    it("rule 64: NO for the first controller, YES for any other", function()
      assert.same({ "blocked", "root" }, { swipe(100) })
      assert.is_false(nav.frozen)
      nav.push("Page")
      assert.equal("popped", (swipe(100)))
    end)

    it("rule 67: the wrong way is NO, tested before the stack count", function()
      assert.same({ "blocked", "direction" }, { swipe(300, 50) })
      nav.push("Page")
      assert.same({ "blocked", "direction" }, { swipe(300, 50) })
      local vertical = { from = { 200, 400 }, to = { 200, 600 } }
      assert.same({ "blocked", "direction" }, { nav.pan(vertical) })
      local steep = { from = { 200, 400 }, to = { 201, 600 } }
      assert.equal("cancelled", (nav.pan(steep)), "a point the right way begins")
    end)

    it("rule 67 under right-to-left", function()
      nav.reset({ guards = false, gesture = "fullscreen", direction = "rtl" })
      nav.setRoot("Home")
      nav.push("Page")
      assert.same({ "blocked", "direction" }, { swipe(50, 300) })
      assert.equal("popped", (swipe(380, 50)))
    end)

    it("rule 68: one controller or none is NO", function()
      assert.equal("blocked", (swipe(200)))
      assert.equal(1, nav.depth)
    end)

    it("rule 69: a second finger does not start it", function()
      nav.push("Page")
      local outcome, reason = nav.pan({ from = { 100, 400 }, to = { 330, 400 }, fingers = 2 })
      assert.same({ "ignored", "fingers" }, { outcome, reason })
    end)
  end)

  describe("with fix = \"enabled\"", function()
    before_each(function()
      assert(nav.use(path, { options = { fix = "enabled" } }))
      nav.reset({ guards = false })
      nav.setRoot("Home")
    end)

    it("rule 65: at viewDidAppear the recogniser is off for the first, on for others", function()
      assert.is_true(nav.top.interactivePopDisabled)
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
      nav.push("Page")
      assert.is_false(nav.top.interactivePopDisabled)
      assert.equal("popped", (swipe()))
    end)

    it("rule 66: back at the root it is off again", function()
      nav.push("Page")
      nav.pop()
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
    end)

    it("a root that is no longer one swipes again; what the app switched off stays off", function()
      local home = nav.top
      nav.push({ class = "Locked", interactivePopDisabled = true })
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
      nav.setStack({ "First", home })
      assert.is_false(home.interactivePopDisabled)
      nav.setStack({ "First", "Second", home })
      home.interactivePopDisabled = true
      nav.push("Third")
      nav.pop()
      assert.is_true(home.interactivePopDisabled)
    end)

    it("a root that the app itself has switched off stays off wherever it goes", function()
      local locked = nav.setRoot({ class = "Locked", interactivePopDisabled = true })
      nav.setStack({ "First", locked })
      assert.is_true(locked.interactivePopDisabled)
    end)
  end)
end)
