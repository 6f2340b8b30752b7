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
