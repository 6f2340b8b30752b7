describe("bookmark_editor", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("examples/field/plugins/bookmark_editor.lua"))
    nav.setStack({ { class = "Library", barHidden = true }, { class = "Folder", barHidden = true } })
    nav.push("BookmarkEditor")
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  local function swipe()
    return nav.pan({ from = { 5, 400 }, to = { 380, 400 } })
  end

  it("shows the bar as it appears, and those below have none when it has gone", function()
    assert.is_false(nav.bar.hidden)
    assert.popped(nav.tapBack())
    assert.is_true(nav.bar.hidden)
    nav.push("BookmarkEditor")
    assert.is_false(nav.bar.hidden)
    nav.pop()
    assert.is_true(nav.bar.hidden)
  end)

  it("has no swipe, and leaves those below theirs", function()
    assert.ignored("gesture disabled", swipe())
    nav.tapBack()
    nav.top.barHidden = false
    assert.popped(swipe())
  end)
end)
