-- Stacks that touches and calls cannot reach.

describe("a stack inside a controller of a hidden tab", function()
  it("is hidden, too", function()
    nav.setStack { "Home", "Mail" }
    local tabs = nav.tabs { "Search" }
    local inner = nav.embed(nav.top, "Inbox")
    inner.push("Letter")
    tabs.select(2)
    assert.ignored("hidden", inner.tapBack())
    assert.equals(2, inner.depth)
    tabs.select(1)
    assert.popped(inner.tapBack())
  end)
end)

describe("a stack that is covered and hidden", function()
  it("is ignored as covered", function()
    nav.setStack { "Home", "Mail" }
    local tabs = nav.tabs { "Search" }
    local sheet = nav.present("Letter")
    tabs.show(2)
    assert.ignored("covered", nav.tapBack())
    sheet.dismiss()
    assert.ignored("hidden", nav.tapBack())
  end)
end)

describe("a stack inside a controller that was popped", function()
  it("presents nothing", function()
    nav.setStack { "Home", "Mail" }
    local inner = nav.embed(nav.top, "Inbox")
    nav.pop()
    assert.equals(1, inner.depth)
    local sheet, reason = inner.present("Letter")
    assert.is_nil(sheet)
    assert.equals("nothing there", reason)
    assert.is_nil(nav.presented)
  end)
end)

-- Under ios26 a call ends a transition that no finger holds, and is carried out.
it("a stack that was put into a dragged sheet presents once the finger is up, ios26", function()
  nav.reset { ios = 26 }
  nav.setStack { "Home" }
  local sheet = nav.present("Sheet")
  sheet.touch("began", 195, 60)
  sheet.touch("moved", 195, 160)
  nav.advance(1)
  local inner = sheet.embed(sheet.top, "Inner")
  local refused, reason = inner.present("Film")
  assert.is_nil(refused)
  assert.equals("transition", reason)
  sheet.touch("ended", 195, 160)
  assert.equals("dismiss", sheet.transition.kind)
  local film = inner.present("Film")
  assert.equals("Film", film.top.class)
  assert.equals(film, sheet.presented)
end)
