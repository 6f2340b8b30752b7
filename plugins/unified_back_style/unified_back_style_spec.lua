describe("unified_back_style", function()
  local path = "plugins/unified_back_style"

  before_each(function()
    nav.setRoot({ class = "Home", title = "Workbench" })
  end)

  local function push(props, settings)
    local spec = settings or {}
    spec.class = spec.class or "Page"
    spec.props = props
    return nav.push(spec)
  end

  local function shown()
    return nav.bar.back.title
  end

  local function color()
    return nav.bar.back.color
  end

  it("says what it is", function()
    assert.equal("1.0.0", assert(nav.use(path)).version)
  end)

  describe("the text", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rule 72: without configuration it is the arrow alone", function()
      push()
      assert.equal("", shown())
    end)

    it("rule 73: on wish it is the title of the controller below", function()
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      assert.equal("Workbench", shown())
    end)

    it("rule 73: no title below is no text", function()
      push()
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      assert.equal("", shown())
    end)

    it("rule 74: at the root there is none", function()
      local asked = 0
      nav.hook("Root", "backTitle", function()
        asked = asked + 1
      end)
      local props = { showPreviousViewTitleAsBackButtonTitle = true, backButtonText = "Close" }
      local roots = {
        function() nav.setRoot({ class = "Root", props = props }) return nav end,
        function() return nav.embed(nav.top, { class = "Root", props = props }) end,
        function() return nav.present({ class = "Root", props = props }) end,
      }
      for number, make in ipairs(roots) do
        assert.is_nil(make().bar.back, number)
      end
      assert.equal(0, asked)
    end)

    it("rule 75: set before the push, it takes effect when the screen appears", function()
      local page = push()
      nav.pop()
      page.props.showPreviousViewTitleAsBackButtonTitle = true
      nav.push(page)
      assert.equal("Workbench", shown())
    end)

    it("rule 76: a changed title below shows when the screen appears next, not at once", function()
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      nav.top.previous.title = "Desk"
      assert.equal("Workbench", shown())
      nav.push("Detail")
      nav.pop()
      assert.equal("Desk", shown())
    end)

    it("rule 77: false, set by hand, applies nothing: the arrow alone stays", function()
      push({ showPreviousViewTitleAsBackButtonTitle = false })
      assert.equal("", shown())
    end)

    it("rule 78: where there is no previous title, the text is given by hand", function()
      local inner = nav.embed(nav.top, { class = "Inner",
        props = { showPreviousViewTitleAsBackButtonTitle = true } })
      assert.is_nil(inner.bar.back)
      inner.push({ class = "Page", props = { showPreviousViewTitleAsBackButtonTitle = true } })
      assert.equal("", inner.bar.back.title)
      inner.top.props.backButtonText = "Close"
      assert.equal("Close", inner.bar.back.title)
    end)
  end)

  describe("the colour", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rules 79 and 80: black above 186/256 of luminance, else white", function()
      local expected = {
        white = "#000000", black = "#ffffff", lime = "#ffffff", yellow = "#000000",
        cyan = "#ffffff",
      }
      for bar, item in pairs(expected) do
        push(nil, { barColor = bar, backColor = "red" })
        assert.equal(item, color())
      end
      push(nil, { barColor = { 0.72, 0.72, 0.72 }, backColor = "red" })
      assert.equal("#ffffff", color())
      push(nil, { barColor = { 0.73, 0.73, 0.73 }, backColor = "red" })
      assert.equal("#000000", color())
    end)

    it("rule 81: a forced colour is used whatever the bar", function()
      push({ backButtonForcedColor = "#ff0000" }, { barColor = "black" })
      assert.equal("#ff0000", color())
      nav.top.barColor = "white"
      assert.equal("#ff0000", color())
    end)

    it("rule 81: in any form that is a colour", function()
      push({ backButtonForcedColor = { 1, 0, 0 } })
      assert.equal("#ff0000", color())
    end)

    it("rule 82: automatic after a forced colour does not clear it", function()
      push({ backButtonForcedColor = "#ff0000" })
      nav.top.props.backButtonForcedColor = "auto"
      nav.top.barColor = "black"
      assert.equal("#ff0000", color())
    end)

    it("rule 83: nil stores nothing: automatic, or what was forced before", function()
      push()
      assert.equal("#000000", color())
      push({ backButtonForcedColor = "#ff0000" })
      nav.top.props.backButtonForcedColor = nil
      nav.top.barColor = "black"
      assert.equal("#ff0000", color())
    end)

    it("rule 84: the later forced colour wins", function()
      push({ backButtonForcedColor = "#ff0000" })
      nav.top.props.backButtonForcedColor = "#00ff00"
      nav.top.barColor = "black"
      assert.equal("#00ff00", color())
    end)

    it("rule 85: of a gradient the first stop counts; without stops it is white", function()
      push(nil, { barColor = { "black", "white" }, backColor = "red" })
      assert.equal("#ffffff", color())
      push(nil, { barColor = {}, backColor = "red" })
      assert.equal("#000000", color())
    end)

    it("rule 86: the bar's colour changes, and the item's with it, the text still there", function()
      push({ showPreviousViewTitleAsBackButtonTitle = true }, { backColor = "red" })
      assert.equal("#000000", color())
      nav.top.barColor = "navy"
      assert.equal("#ffffff", color())
      assert.equal("Workbench", shown())
    end)

    it("rule 88: no colour at all has a stated answer: the bar is white, the item black", function()
      push(nil, { backColor = "red" })
      assert.equal("#000000", color())
    end)
  end)

  describe("with secondLevelShowsTitle", function()
    it("rule 89: the second level shows the first one's name, deeper ones the arrow", function()
      assert(nav.use(path, { options = { secondLevelShowsTitle = true } }))
      nav.push({ class = "Page", title = "Orders" })
      assert.equal("Workbench", shown())
      nav.push("Page")
      assert.equal("", shown())
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      nav.pop()
      nav.pop()
      assert.equal("Workbench", shown())
    end)
  end)
end)
