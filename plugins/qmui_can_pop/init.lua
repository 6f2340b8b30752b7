-- QMUI's canPopViewController, as a policy.
--
-- The original asks shouldPopViewControllerByBackButtonOrPopGesture: (in short: canPop) with a flag
-- that separates taps from swipes, before UIKit does anything (rules 27 and 29). Code never asks it
-- (rule 34). If a screen's forceEnableInteractivePopGestureRecognizer is YES, a swipe that UIKit
-- would refuse begins all the same, if that is safe: never at the root, during a transition, or
-- with a disabled recognizer (rules 32, 33 and 36).
--
-- The app sets these props:
--   canPopViewController  a bool for both ways out, or {backButton = bool, gesture = bool}.
--                         Unset is YES (rule 35).
--   forceEnableInteractivePopGestureRecognizer  (bool)
--
-- Options:
--   alsoAsk  a list of further sources to treat as a tap, {"customBackButton", "backMenu"} say.
--
-- In the original, a screen that returns NO may do something else instead. Here that is the action
-- "shouldPopViewControllerByBackButtonOrPopGesture" with the flag, {byPopGesture = bool}, which the app
-- handles.
--
-- The mistakes of the original's first design (rules 24 to 26, 33) have no option here: the hook that
-- runs decides whether it is a swipe; nothing is remembered from before.

local options = ...

local sources = { "backButton" }
for _, source in ipairs(options.alsoAsk or {}) do
  sources[#sources + 1] = source
end

local function no(byPopGesture)
  perform("shouldPopViewControllerByBackButtonOrPopGesture", { byPopGesture = byPopGesture })
  return false, byPopGesture and "canPop(byGesture: YES) answered NO" or "canPop(byGesture: NO) answered NO"
end

local function canPop(controller, exit)
  local wish = controller.props.canPopViewController
  if wish == nil or type(wish) == "boolean" then
    return wish
  end
  return wish[exit]
end

-- Whether the area under the finger has a sideways drag of its own: a slider, or a pager that is
-- not at its first page. Forcing the pop there would take the slider away.
local function isOnDragArea(controller, gesture)
  for index = #controller.regions, 1, -1 do
    local region = controller.regions[index]
    if region.name == gesture.region then
      return region.handles ~= "vertical" and (region.offset or 1) > 0
    end
  end
end

return {
  version = "1.0.0",
  api = 2,
  description = "QMUI: canPop is asked with the way out, and the swipe can be forced on.",
  sources = sources,

  -- canPop(byGesture: NO)
  shouldPop = function(controller)
    local answer = canPop(controller, "backButton")
    if answer == false then
      return no(false)
    end
    return answer
  end,

  -- canPop(byGesture: YES), then the force. A yes here would lift the guards, so canPop alone says
  -- nothing: where UIKit refuses, the swipe does not begin (rule 30).
  gestureShouldBegin = function(controller, gesture)
    if canPop(controller, "gesture") == false then
      return no(true)
    end
    local forced = controller.props.forceEnableInteractivePopGestureRecognizer
    if forced and not controller.isRoot and not isOnDragArea(controller, gesture) then
      return true
    end
  end,
}
