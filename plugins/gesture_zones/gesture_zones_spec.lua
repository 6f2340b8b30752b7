describe("gesture_zones", function()
  local path = "plugins/gesture_zones"
  local slider = { name = "slider", frame = { 0, 600, 390, 60 }, handles = "horizontal" }

  local function push(zones, regions)
    return nav.push({ class = "Page", regions = regions, props = { gestureZones = zones } })
  end

  local function swipe(x, y, dy)
    return nav.pan({ from = { x, y }, to = { x + 250, y + (dy or 0) } })
  end

  local function fresh(options)
    assert(nav.use(path, { options = options }))
    nav.reset({ gesture = "fullscreen" })
    nav.setRoot("Home")
  end

  before_each(function()
    fresh({})
  end)

  it("says what it is", function()
    assert.equal("1.0.0", nav.plugins()[1].version)
  end)

  it("has no opinion without zones, nor outside them", function()
    push()
    assert.equal("popped", (swipe(100, 400)))
    push({ { frame = { 0, 0, 390, 100 }, pop = false } })
    assert.equal("popped", (swipe(100, 400)))
    assert.is_nil(nav.explain().steps[#nav.explain().steps].answer)
  end)

  it("pop = false keeps a frame to itself, up to its edges", function()
    push({ { frame = { 50, 100, 100, 100 }, pop = false, why = "the map pans" } })
    assert.same({ "blocked", "the map pans" }, { swipe(50, 100) })
    for _, frame in ipairs({ { 50, 100, 100, 100 }, { x = 50, y = 100, w = 100, h = 100 } }) do
      for _, corner in ipairs({ { 49, 100 }, { 150, 100 }, { 50, 99 }, { 50, 200 } }) do
        push({ { frame = frame, pop = false } })
        assert.equal("popped", (swipe(corner[1], corner[2])))
      end
      push({ { frame = frame, pop = false } })
      assert.equal("blocked", (swipe(149, 199)))
    end
  end)

  it("a frame is as wide and as high as it says", function()
    for _, frame in ipairs({ { 50, 100, 100, 40 }, { x = 50, y = 100, w = 100, h = 40 } }) do
      push({ { frame = frame, pop = false } })
      assert.equal("blocked", (swipe(149, 139)))
      assert.equal("popped", (swipe(149, 140)))
    end
  end)

  it("pop = true gives a region's drag to the pop", function()
    push(nil, { slider })
    assert.same({ "ignored", "region" }, { swipe(100, 620) })
    push({ { region = "slider", pop = true } }, { slider })
    assert.equal("popped", (swipe(100, 620)))
  end)

  it("a region's zone counts on that region alone", function()
    push({ { region = "slider", pop = false } }, { slider })
    assert.equal("popped", (swipe(100, 400)))
  end)

  it("edge: near the leading edge the pop wins over what follows", function()
    push({ { region = "slider", edge = 30, pop = false, why = "the slider" } }, { slider })
    assert.same({ "blocked", "the slider" }, { swipe(31, 620) })
    assert.equal("popped", (swipe(30, 620)))
    push({ { edge = 30, pop = false } })
    swipe(30, 400)
    assert.equal("near the edge", nav.explain().steps[#nav.explain().steps].reason)
  end)

  it("maxAngle: a steeper drag is no pop, up or down", function()
    push({ { maxAngle = 30 } })
    assert.same({ "blocked", "too steep" }, { swipe(100, 400, 200) })
    assert.equal("blocked", (swipe(100, 400, -200)))
    assert.equal("popped", (swipe(100, 400, 100)))
    push({ { maxAngle = 30, why = "that is a scroll" } })
    assert.same({ "blocked", "that is a scroll" }, { swipe(100, 400, 200) })
  end)

  it("maxAngle under right-to-left", function()
    nav.reset({ gesture = "fullscreen", direction = "rtl" })
    nav.setRoot("Home")
    push({ { maxAngle = 30 } })
    assert.equal("popped", (nav.pan({ from = { 300, 400 }, to = { 20, 420 } })))
  end)

  it("offset: what is scrolled keeps its drag, at its edge it pops", function()
    local frame = { 0, 0, 390, 844 }
    local pages = { name = "pages", frame = frame, handles = "horizontal", offset = 10 }
    local page = push({ { region = "pages", offset = 120 } }, { pages })
    assert.same({ "blocked", "scroll edge" }, { swipe(100, 400) })
    page.props.gestureZones[1].why = "page 2"
    assert.same({ "blocked", "page 2" }, { swipe(100, 400) })
    page.props.gestureZones[1].offset = 1
    assert.equal("blocked", (swipe(100, 400)))
    page.props.gestureZones[1].offset = 0
    assert.equal("popped", (swipe(100, 400)))
  end)

  it("the first zone that has an answer decides", function()
    push({ { frame = { 0, 0, 390, 844 } }, { pop = false, why = "first" }, { pop = true } })
    assert.same({ "blocked", "first" }, { swipe(100, 400) })
    push({ { pop = true }, { pop = false } })
    assert.equal("popped", (swipe(100, 400)))
  end)

  it("zones for every screen come by the option, after the screen's own", function()
    nav.plugins()[1]:unload()
    fresh({ zones = { { pop = false, why = "everywhere" } } })
    push()
    assert.same({ "blocked", "everywhere" }, { swipe(100, 400) })
    push({ { pop = true } })
    assert.equal("popped", (swipe(100, 400)))
  end)
end)
