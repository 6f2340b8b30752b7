describe("full_screen_back", function()
  before_each(function()
    assert(nav.use("plugins/full_screen_back"))
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  local function swipe(from, to)
    return nav.pan({ from = { from, 400 }, to = { to, 400 } })
  end

  it("says what it is", function()
    assert.equal("1.0.0", nav.plugins()[1].version)
  end)

  it("rule 91: the first on an empty stack is left alone", function()
    nav.reset()
    local first = nav.push("First")
    assert.is_false(first.customBackButton)
    assert.is_false(first.hidesBottomBarWhenPushed)
  end)

  it("rule 92: every other gets the custom button and hides the bottom bar", function()
    local page = nav.push("Page")
    assert.is_true(page.customBackButton)
    assert.is_true(nav.bar.back.custom)
    assert.is_true(page.hidesBottomBarWhenPushed)
  end)

  it("rule 92: both before the push", function()
    local seen
    nav.use({
      name = "witness",
      priority = -1,
      shouldPush = function(controller)
        seen = { controller.customBackButton, controller.hidesBottomBarWhenPushed }
      end,
    })
    nav.push("Page")
    assert.same({ true, true }, seen)
  end)

  it("rule 93: what was set before is overwritten, what is set after wins", function()
    local page =
      nav.push({ class = "Page", customBackButton = false, hidesBottomBarWhenPushed = false })
    assert.is_true(page.customBackButton)
    assert.is_true(page.hidesBottomBarWhenPushed)
    assert.is_true(nav.bar.back.custom)
    page.customBackButton = false
    page.hidesBottomBarWhenPushed = false
    nav.push("Detail")
    nav.pop()
    assert.is_false(page.customBackButton)
    assert.is_false(page.hidesBottomBarWhenPushed)
    assert.is_nil(nav.bar.back.custom or nil)
    nav.on("willAppear", function(event)
      event.controller.customBackButton = false
    end)
    assert.is_false(nav.push("Late").customBackButton)
  end)

  it("a tap on the custom button pops", function()
    nav.push("Page")
    assert.equal("popped", (nav.tapBack()))
  end)

  it("rule 98: at the root every touch is refused", function()
    assert.same({ "ignored", "root" }, { swipe(200, 380) })
    nav.reset({ guards = false })
    nav.setRoot("Home")
    assert.same({ "blocked", "root" }, { swipe(200, 380) })
    assert.is_false(nav.frozen)
    nav.push("Page")
    assert.equal("popped", (swipe(100, 380)))
  end)

  it("rule 99: the pan takes the place of the edge swipe, with the same target", function()
    nav.push("Page")
    assert.equal("popped", (swipe(100, 380)))
    local source
    for _, event in ipairs(nav.events()) do
      source = event.name == "pop" and event.source or source
    end
    assert.equal("fullscreenGesture", source)
    assert.equal("Home", nav.top.class)
  end)

  it("rule 99: a screen that was not pushed has the pan; one may keep its own gesture", function()
    nav.setStack({ "Home", "Page" })
    assert.equal("popped", (swipe(100, 380)))
    nav.push({ class = "Map", gesture = "edge", customBackButton = false })
    assert.same({ "ignored", "distance" }, { swipe(100, 380) })
  end)
end)
