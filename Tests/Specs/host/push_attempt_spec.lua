describe("a push whose action pushes the same controller", function()
  it("returns the controller and is pushed once", function()
    local isFirst = true
    nav.hook("Page", "shouldPush", function()
      if isFirst then perform("open") end
      isFirst = false
    end)
    nav.onAction("open", function(controller) nav.push(controller) end)
    nav.setRoot("Home")
    local page = nav.push("Page")
    assert.equal(page, nav.top)
    assert.equal(2, nav.depth)
  end)
end)
