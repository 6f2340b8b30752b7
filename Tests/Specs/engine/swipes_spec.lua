-- A swipe that ends in another way than by its finger.

it("a swipe that interactivePopDisabled cancels has the reason in gestureEnded", function()
  nav.setStack { "Home", "Page" }
  local ended
  nav.on("gestureEnded", function(event) ended = event end)
  nav.touch("began", 5, 400)
  nav.touch("moved", 150, 400)
  nav.top.interactivePopDisabled = true
  assert.equals("cancelled", ended.outcome)
  assert.equal("gesture disabled", ended.reason)
end)

it("a finished swipe pops nothing more if its action has popped the controller", function()
  nav.setStack { "Home", "List", "Page" }
  local tabs = nav.tabs { "Other" }
  nav.hook("Page", "shouldPop", function() perform("leave") end)
  local outcome
  nav.onAction("leave", function()
    tabs.show(2)
    outcome = nav.pop { animated = false }
  end)
  assert.popped(nav.pan { from = { 5, 400 }, to = { 350, 400 } })
  assert.equals("popped", outcome)
  assert.equals(2, nav.depth)
  assert.equals("List", nav.top.class)
end)
