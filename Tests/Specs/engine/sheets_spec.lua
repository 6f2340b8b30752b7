-- Presentations: which controller a decision is about, and what still moves when one is dragged or covers the screen.

local function last()
  local all = nav.events()
  return #all > 0 and all[#all].index or 0
end

-- The events of these names since an index, each with its controller and the transition's kind, if it has one.
local function story(since, ...)
  local wanted, lines = {}, {}
  for _, name in ipairs { ... } do wanted[name] = true end
  for _, event in ipairs(nav.events(since)) do
    if wanted[event.name] then
      lines[#lines + 1] = table.concat({ event.name, event.controller.class, event.kind }, " ")
    end
  end
  return lines
end

-- Leaves the stack in the middle of a swipe that turns back.
local function turnBack(stack)
  stack.touch("began", 5, 500)
  stack.touch("moved", 65, 500)
  nav.advance(1)
  stack.touch("ended", 65, 500)
  nav.advance(0.02)
  assert.equals("pop", stack.transition.kind)
end

it("a decision about two sheets is about the top of the upper one", function()
  nav.setStack { "Home" }
  local lower = nav.present("Lower")
  lower.push("LowerTop")
  lower.present("Upper").push("UpperTop")
  local since = last()
  assert.equals("dismissed", (lower.requestDismiss()))
  assert.same({ "decision UpperTop" }, story(since, "decision"))
end)

it("a drag at the second tab of a sheet runs the dismissal to its end", function()
  nav.setStack { "Home" }
  local sheet = nav.present("Sheet")
  local tabs = sheet.tabs { "Other" }
  tabs.select(2)
  local since = last()
  assert.equals("dismissed", (tabs[2].swipeDown()))
  assert.same({ "transitionBegan Home dismiss", "transitionEnded Home dismiss" },
    story(since, "transitionBegan", "transitionEnded"))
end)

for _, version in ipairs { 17, 26 } do
  describe("a swipe that turns back, iOS " .. version .. ",", function()
    before_each(function() nav.reset { ios = version } end)

    it("ends when a finger begins to drag the sheet around it", function()
      nav.setStack { "Home" }
      local sheet = nav.present("Sheet")
      local inner = sheet.embed(sheet.top, "Inner")
      inner.push("Deeper")
      turnBack(inner)
      local since = last()
      assert.cancelled(sheet.swipeDown { distance = 60, duration = 1 })
      assert.same({ "transitionCancelled Deeper pop", "transitionBegan Home dismiss", "transitionCancelled Sheet dismiss" },
        story(since, "transitionBegan", "transitionEnded", "transitionCancelled"))
      assert.is_nil(inner.transition)
    end)

    it("ends before a full screen covers it", function()
      nav.setStack { "Home" }
      local inner = nav.embed(nav.top, "Inner")
      inner.push("Deeper")
      turnBack(inner)
      local since = last()
      nav.present("Film", { style = "fullScreen" })
      assert.same({ "transitionCancelled Deeper pop", "transitionBegan Film present", "transitionEnded Film present" },
        story(since, "transitionBegan", "transitionEnded", "transitionCancelled"))
    end)
  end)
end
