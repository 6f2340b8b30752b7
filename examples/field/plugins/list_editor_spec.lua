describe("list_editor", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/list_editor.lua"))
    nav.onAction("go back", function() nav.requestPop() end)
    nav.setStack({ "Home", "Lists", { class = "ListEditor", props = { unsaved = true } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  local function swipe()
    return nav.pan({ from = { 5, 400 }, to = { 380, 400 } })
  end

  local others = { "backButton", "backMenu", "escape", "request", "tabBar", "deepLink", "sheetSwipe" }
  each_exit({ only = others }, function(exit)
    it("asks before the " .. exit.name .. " loses changes", function()
      assert.asked("Discard the changes?", exit())
      assert.blocked("cancelled by the user", nav.answer(false))
      assert.deferred(exit)
      assert.popped(nav.answer(true))
    end)
  end)

  it("goes where the person wanted to go", function()
    assert.deferred(nav.backMenu(2))
    assert.popped(nav.answer(true))
    assert.equal("Home", nav.top.class)
  end)

  it("turns a swipe into a way back that asks", function()
    assert.blocked("goes back without the finger", swipe())
    assert.equal("Discard the changes?", nav.question().message)
    assert.equal("deferred", nav.explain().outcome)
    nav.answer(false)
    assert.equal("ListEditor", nav.top.class)
    swipe()
    assert.popped(nav.answer(true))
    assert.equal("Lists", nav.top.class)
  end)

  it("goes back without the finger where nothing is unsaved", function()
    nav.top.props.unsaved = false
    local led = false
    nav.on("gestureBegan", function() led = true end)
    assert.blocked("goes back without the finger", swipe())
    assert.is_false(led)
    assert.equal("Lists", nav.top.class)
    assert.is_nil(nav.question())
  end)

  it("goes back once, however often a finger comes", function()
    nav.top.props.unsaved = false
    swipe()
    assert.equal(2, nav.depth)
  end)
end)
