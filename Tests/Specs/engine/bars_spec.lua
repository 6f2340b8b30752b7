-- The contents of bars, and the moments at which their hooks are asked again.

it("the back menu shows the back title for a controller whose title is empty", function()
  nav.setStack { { class = "Home", title = "" }, { class = "List", title = "Mail" }, "Page", "Last" }
  assert.same({ "Back", "Mail", "Back" }, nav.backMenu())
end)

it("gradients with the same first stop are blended under the finger", function()
  nav.setStack { { class = "Home", barColor = { "red", "blue" } }, { class = "Page", barColor = { "red", "lime" } } }
  nav.touch("began", 0, 400)
  nav.touch("moved", 195, 400)
  assert.equals(0.5, nav.transition.progress)
  assert.same({ "#ff0000", "#008080" }, nav.bar.colors)
end)

it("each stack's bar is laid out again when another tab is shown", function()
  local asked = {}
  nav.use {
    name = "counts",
    barColor = function(controller) asked[controller.class] = (asked[controller.class] or 0) + 1 end,
  }
  nav.setStack { "Home" }
  local tabs = nav.tabs { "Search", "Profile" }
  for _, change in ipairs { function() tabs.select(2) end, function() tabs.show(3) end } do
    asked = {}
    change()
    assert.same({ Home = 1, Search = 1, Profile = 1 }, asked)
  end
end)
