-- The pop-gesture tips that every team ends up with, as a policy.
--
-- A custom left item or a hidden bar switches UIKit's edge swipe off (rule 61). The tip is to
-- become the recognizer's delegate in viewWillAppear (rule 62), which brings the swipe back
-- everywhere: at the root too, where it freezes the app (rule 63). So the tips go on: say NO for the
-- first controller (rule 64), or switch the recognizer by viewDidAppear (rule 65), and of a
-- full-screen pan ask for the direction first (rule 67).
--
-- The app sets no props.
--
-- Options:
--   fix  "shouldBegin" (rule 64, the default) or "enabled" (rules 65 and 66: at viewDidAppear
--        interactivePopDisabled is set for the first controller and taken back for any other).

local options = ...

-- Whether the area under the finger has a sideways drag of its own, a slider or a pager that is not
-- at its first page: there the tips have no say.
local function isOnDragArea(controller, gesture)
  for index = #controller.regions, 1, -1 do
    local region = controller.regions[index]
    if region.name == gesture.region then
      return region.handles ~= "vertical" and (region.offset or 1) > 0
    end
  end
end

local function isTowardsTheLeadingEdge(gesture)
  local forward = gesture.direction == "rtl" and -1 or 1
  return gesture.translation.x * forward <= 0
end

local plugin = {
  version = "1.0.0",
  description = "The swipe works with a custom back button or a hidden bar, and never at the root.",

  -- While the host's own guards are enabled, the first two are never reached. They apply only if the
  -- guards are disabled: nav.reset{guards = false}, which is what replacing the delegate means.
  gestureShouldBegin = function(controller, gesture)
    if isTowardsTheLeadingEdge(gesture) then
      return false, "direction"
    end
    if controller.isRoot and options.fix ~= "enabled" then
      return false, "root"
    end
    if not isOnDragArea(controller, gesture) then
      return true
    end
  end,
}

if options.fix == "enabled" then
  -- If the app itself has disabled the gesture, it stays disabled.
  function plugin.didAppear(controller)
    if controller.isRoot and not controller.interactivePopDisabled then
      controller.interactivePopDisabled = true
      controller.state.switchedOff = true
    elseif controller.state.switchedOff and not controller.isRoot then
      controller.interactivePopDisabled = false
      controller.state.switchedOff = nil
    end
  end
end

return plugin
