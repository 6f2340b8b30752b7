describe("should_pop_vc", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("plugins/should_pop_vc"))
    nav.setRoot("Home")
  end)

  -- A screen with a custom button, as the base class gives it one.
  local function push(answer)
    return nav.push({ class = "Form", customBackButton = true, props = { shouldPopVC = answer } })
  end

  local function timesAsked()
    local count = 0
    for _, step in ipairs(nav.explain().steps) do
      count = count + (step.by == "should_pop_vc" and 1 or 0)
    end
    return count
  end

  it("says what it is", function()
    assert.equal("should_pop_vc", plugin.name)
    assert.equal("1.0.0", plugin.version)
  end)

  it("rule 1: YES, and the helper pops, animated", function()
    push(true)
    assert.equal("popped", (nav.requestPop()))
    assert.equal("Home", nav.top.class)
    assert.is_true(nav.explain().steps[1].answer)
    for _, event in ipairs(nav.events()) do
      if event.name == "pop" then
        assert.is_true(event.animated)
      end
    end
  end)

  it("rule 2: NO, and the stack is unchanged and nothing else is called", function()
    push(false)
    local before = nav.events()
    assert.same({ "blocked", "shouldPopVC answered NO" }, { nav.requestPop() })
    assert.equal("Form", nav.top.class)
    for _, event in ipairs(nav.events(before[#before].index)) do
      assert.equal("decision", event.name)
    end
  end)

  it("rule 3: not implemented, and the helper pops", function()
    push(nil)
    assert.equal("popped", (nav.requestPop()))
    assert.is_nil(nav.explain().steps[1].answer)
  end)

  it("rule 4: popViewController itself does not ask", function()
    push(false)
    assert.equal("popped", (nav.pop()))
  end)

  it("rule 5: the swipe does not ask", function()
    nav.push({ class = "Form", props = { shouldPopVC = false } })
    assert.equal("popped", (nav.pan({ from = { 5, 400 }, to = { 300, 400 } })))
  end)

  it("rule 6: the system's button does not ask, a custom one does", function()
    nav.push({ class = "Form", props = { shouldPopVC = false } })
    assert.equal("popped", (nav.tapBack()))
    push(false)
    assert.equal("blocked", (nav.tapBack()))
  end)

  it("rule 7: at the root the helper does nothing", function()
    nav.top.props.shouldPopVC = true
    assert.same({ "ignored", "root" }, { nav.requestPop() })
    assert.equal("Home", nav.top.class)
  end)

  it("rule 8: one call of the helper asks once", function()
    push(true)
    nav.requestPop()
    assert.equal(1, timesAsked())
  end)
end)
