describe("audit", function()
  local path = "plugins/audit"
  local plugin

  before_each(function()
    plugin = assert(nav.use(path))
    nav.setRoot({ class = "Home", props = { audit = {} } })
  end)

  local function counts()
    return nav.stack[1].props.audit
  end

  it("says what it is", function()
    assert.equal("1.0.0", plugin.version)
  end)

  it("counts exits by source, the program's too", function()
    for _ = 1, 3 do
      nav.push("Page")
    end
    nav.tapBack()
    nav.pan({ from = { 5, 400 }, to = { 330, 400 } })
    nav.pop()
    assert.equal(1, counts().exits.backButton)
    assert.equal(1, counts().exits.edgeGesture)
    assert.equal(1, counts().exits.programmatic)
    nav.push("Page")
    nav.tapBack()
    assert.equal(2, counts().exits.backButton)
  end)

  it("counts what a deep link takes away, also where none of the old stack stays", function()
    nav.push("Page")
    nav.setStack({ { class = "Home", props = { audit = {} } } }, { ask = true })
    assert.same({}, plugin.faults)
    nav.push("Page")
    nav.tapBack()
    assert.equal(2, counts().exits.deepLink)
    assert.equal(1, counts().exits.backButton)
  end)

  it("counts vetoes by reason, of pops, gestures and pushes", function()
    nav.use({
      name = "strict",
      shouldPop = function() return false, "no way back" end,
      gestureShouldBegin = function(_, gesture) return gesture.start.y < 500, "not down there" end,
      shouldPush = function(controller) return controller.class ~= "Ad" end,
    })
    nav.push("Page")
    nav.tapBack()
    nav.tapBack()
    nav.pan({ from = { 5, 600 }, to = { 330, 600 } })
    nav.push("Ad")
    assert.equal(2, counts().vetoes["no way back"])
    assert.equal(1, counts().vetoes["not down there"])
    assert.equal(1, counts().vetoes["no reason given"])
  end)

  it("changes no answer", function()
    nav.use({
      name = "other",
      shouldPop = function(controller) return controller.props.go, "why" end,
    })
    nav.push("Page")
    nav.top.props.go = false
    assert.same({ "blocked", "why" }, { nav.tapBack() })
    nav.top.props.go = nil
    assert.equal("popped", (nav.tapBack()))
  end)

  it("is asked before everybody else, so that nothing escapes it", function()
    nav.use({ name = "loud", priority = 1000, shouldPop = function() return false, "loud" end })
    nav.push("Page")
    nav.tapBack()
    assert.equal("audit", nav.plugins()[1].name)
    assert.equal(1, counts().vetoes.loud)
  end)

  it("waits for a person with the policy that asks", function()
    nav.use({ name = "asks", shouldPop = function()
      if not confirm("Leave?") then return false, "stayed" end
    end })
    nav.push("Page")
    nav.tapBack()
    nav.answer(false)
    assert.equal(1, counts().vetoes.stayed)
    nav.tapBack()
    nav.answer(true)
    assert.equal(1, counts().exits.backButton)
  end)

  it("keeps the counts, and nothing else, in the root's props", function()
    nav.push("Page")
    nav.tapBack()
    assert.same({ exits = { backButton = 1 }, vetoes = {} }, counts())
    nav.push("Page")
    nav.pop()
    assert.same({ exits = { backButton = 1, programmatic = 1 }, vetoes = {} }, counts())
  end)

  it("keeps to itself where the root offers no table", function()
    nav.setRoot("Plain")
    nav.push("Page")
    nav.tapBack()
    assert.is_nil(nav.top.props.audit)
  end)

  it("goes on counting after a reload", function()
    nav.push("Page")
    nav.tapBack()
    nav.use({ name = "strict", shouldPop = function() return false, "kept" end })
    nav.push("Page")
    nav.tapBack()
    assert.is_true(plugin:reload())
    nav.tapBack()
    nav.pop()
    assert.equal(2, counts().vetoes.kept)
    assert.equal(1, counts().exits.backButton)
    assert.equal(1, counts().exits.programmatic)
  end)
end)
