describe("back_button_handler", function()
  local path = "plugins/back_button_handler"

  before_each(function()
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  local function push(answer, class)
    local props = { navigationShouldPopOnBackButton = answer }
    return nav.push({ class = class or "Editor", props = props })
  end

  local function wasAsked()
    for _, step in ipairs(nav.explain().steps) do
      if step.by == "back_button_handler" then
        return true
      end
    end
    return false
  end

  describe("as it comes", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("says what it is", function()
      assert.equal("1.0.0", nav.plugins()[1].version)
    end)

    it("rule 9: popped by code, no policy is asked", function()
      push(false)
      assert.equal("popped", (nav.pop()))
      assert.is_false(wasAsked())
    end)

    it("rule 10: a screen without the hook goes, after it was asked", function()
      push(nil)
      assert.equal("popped", (nav.tapBack()))
      assert.is_true(wasAsked())
      assert.is_nil(nav.explain().steps[1].answer)
    end)

    it("rule 11: YES, and exactly one controller goes", function()
      push(true)
      push(true)
      assert.equal("popped", (nav.tapBack()))
      assert.equal(2, nav.depth)
      assert.is_true(nav.explain().steps[1].answer)
    end)

    it("rule 12: NO, and stack and bar are unchanged", function()
      push(false)
      local bar = nav.bar
      assert.same({ "blocked", "navigationShouldPopOnBackButton answered NO" }, { nav.tapBack() })
      assert.equal(2, nav.depth)
      assert.same(bar, nav.bar)
    end)

    it("rule 12: what the screen does instead is an action, once, and only after a no", function()
      local done = {}
      nav.onAction("navigationShouldPopOnBackButton", function(controller)
        table.insert(done, controller.class)
      end)
      push(false)
      nav.tapBack()
      assert.same({ "Editor" }, done)
      nav.top.props.navigationShouldPopOnBackButton = true
      nav.tapBack()
      push(false)
      nav.pan({ from = { 5, 400 }, to = { 300, 400 } })
      assert.same({ "Editor" }, done)
    end)

    it("rule 13: after a veto the button is there to be tapped again", function()
      push(false)
      nav.tapBack()
      assert.equal("Home", nav.bar.back.title)
      nav.top.props.navigationShouldPopOnBackButton = true
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rule 14: the top is asked, never the one below", function()
      push(false, "Below")
      push(true, "Top")
      assert.equal("popped", (nav.tapBack()))
      assert.equal("blocked", (nav.tapBack()))
    end)

    it("rule 15 is not reproduced: two quick taps pop one controller, and ask once", function()
      push(true)
      push(true)
      assert.equal("popped", (nav.tapBack({ settle = false })))
      assert.equal("ignored", (nav.tapBack()))
      assert.equal(2, nav.depth)
    end)

    it("rule 17: a subclass that answers without calling super hides the policy", function()
      nav.class("Modal", "Editor")
      nav.hook("Modal", "shouldPop", function(_, _, _) return true end)
      push(false, "Modal")
      assert.equal("popped", (nav.tapBack()))
      assert.is_false(wasAsked())
      push(false, "Editor")
      assert.equal("blocked", (nav.tapBack()))
    end)

    it("rule 18: a swipe does not ask", function()
      push(false)
      assert.equal("popped", (nav.pan({ from = { 5, 400 }, to = { 300, 400 } })))
    end)

    it("nor does the long-press menu (rule 187), a custom item or the app's own code", function()
      push(false)
      assert.equal("popped", (nav.backMenu(1)))
      push(false)
      assert.equal("popped", (nav.requestPop()))
      push(false).customBackButton = true
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rule 16 is off: whoever comes later is asked as well", function()
      nav.use({ name = "second", priority = -1, shouldPop = function() return false, "second" end })
      push(true)
      assert.same({ "blocked", "second" }, { nav.tapBack() })
    end)
  end)

  describe("with options", function()
    it("asks for further sources", function()
      assert(nav.use(path, { options = { alsoAsk = { "backMenu", "customBackButton" } } }))
      push(false)
      assert.equal("blocked", (nav.backMenu(1)))
      assert.equal("blocked", (nav.tapBack()))
      nav.top.customBackButton = true
      assert.equal("blocked", (nav.tapBack()))
      assert.equal("popped", (nav.requestPop()))
    end)

    it("rule 16 (Q): replaces whoever would be asked after it", function()
      assert(nav.use(path, { options = { replacesOtherHandlers = true } }))
      nav.use({ name = "second", priority = -1, shouldPop = function() return false, "second" end })
      push(true)
      assert.equal("popped", (nav.tapBack()))
      push(nil)
      assert.equal("popped", (nav.tapBack()))
      push(false)
      assert.same({ "blocked", "navigationShouldPopOnBackButton answered NO" }, { nav.tapBack() })
    end)
  end)
end)
