-- FDFullscreenPopGesture, as a policy.
--
-- The original replaces the system's recognizer with its own full-screen pan, at the first push
-- (rule 109), and asks five guards in order (rules 100 to 106). Controllers have three properties
-- for it; the bar is hidden or shown for each controller as it appears (rule 113).
--
-- The app sets these props:
--   fd_interactivePopDisabled      (bool) no pop gesture on this screen; the button still works
--   fd_interactivePopMaxAllowedInitialDistanceToLeftEdge  (pt) how far from the edge a swipe may
--                                  start; 0 is anywhere
--   fd_prefersNavigationBarHidden  (bool)
--
-- Options:
--   fd_viewControllerBasedNavigationBarAppearanceEnabled  false: the bar is the app's
--   measuresFromLeft  (Q, rule 107) true: the distance is counted from the left under right-to-left
--                     layout too, as the original does.
--
-- Without an option: the order-dependent faults of the bar (rules 115 to 118). The host lays the
-- bar out for the controller that is on top after the swipe.

local options = ...

local managesBar = options.fd_viewControllerBasedNavigationBarAppearanceEnabled ~= false
local measuresFromLeft = options.measuresFromLeft == true

-- The pan belongs to a navigation controller; what is known of one is kept with its root.
local function rootOf(controller)
  while controller.previous do
    controller = controller.previous
  end
  return controller
end

local function isDisabled(controller)
  return controller.props.fd_interactivePopDisabled == true
end

local function maxDistance(controller)
  return controller.props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge or 0
end

-- Rule 103: a limit of 0 or less means any distance.
local function startsTooFar(controller, gesture)
  local limit = maxDistance(controller)
  local distance = measuresFromLeft and gesture.start.x or gesture.distanceToEdge
  return limit > 0 and distance > limit
end

local function pointsBack(gesture)
  if gesture.direction == "rtl" then
    return gesture.translation.x < 0
  end
  return gesture.translation.x > 0
end

-- A screen without a back button is never asked for its title, so what was written into its
-- settings could not follow the props: there the guards below read the props alone.
local function showsButton(controller)
  local hides = controller.props.fd_prefersNavigationBarHidden or controller.barHidden
  return not (hides or controller.hidesBackButton)
end

-- The host also has guards 2 and 3. This writes the props into its settings, so that they are asked
-- in one order with the host's own, and name the lowest number (rule 106). If a prop is not set, a
-- setting that the app wrote itself does not change.
local function mirror(controller, setting, prop, value)
  local isSet = controller.props[prop] ~= nil
  if isSet or controller.state[setting] then
    controller[setting] = value
    controller.state[setting] = isSet
  end
end

local function adopt(controller)
  if not rootOf(controller).state.hasPan then
    return
  end
  controller.gesture = controller.gesture or "fullscreen"
  if not showsButton(controller) then
    return
  end
  mirror(controller, "interactivePopDisabled", "fd_interactivePopDisabled", isDisabled(controller))
  if not measuresFromLeft then
    mirror(controller, "maxInitialDistance",
      "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge", maxDistance(controller))
  end
end

return {
  version = "1.0.0",
  description = "FDFullscreenPopGesture: a pop from anywhere, five guards, a bar for each screen.",

  -- The overridden pushViewController: attaches the pan once (rules 109 and 110), and hooks the bar
  -- of the pushed controller and of the top (rule 112).
  shouldPush = function(controller, push)
    rootOf(push.previous or controller).state.hasPan = true
    if managesBar then
      controller.state.hooksBar = true
      if push.previous then
        push.previous.state.hooksBar = true
      end
    end
  end,

  willAppear = function(controller)
    rootOf(controller).state.isMoving = true
    adopt(controller)
  end,

  -- Between viewWillAppear and viewDidAppear something moves (guard 4).
  didAppear = function(controller)
    rootOf(controller).state.isMoving = false
  end,

  -- After the settings of the screen itself, so that the prop overrides them (rule 113). A root
  -- came in by a push too: initWithRootViewController: calls it (rule 109).
  barHidden = function(controller)
    if managesBar and (controller.state.hooksBar or controller.isRoot) then
      return controller.props.fd_prefersNavigationBarHidden == true
    end
  end,

  -- Returns no title. If the app changes props while the screen is shown, they are copied here, when
  -- the bar is laid out.
  backTitle = function(controller)
    adopt(controller)
  end,

  -- The five guards. The host has asked them before, unless they are down (nav.reset{guards =
  -- false}) or a prop became stricter after the screen appeared.
  gestureShouldBegin = function(controller, gesture)
    if gesture.kind ~= "fullscreen" then
      return nil -- the system's own recognizer: not FD's to judge
    end
    if controller.isRoot then
      return false, "root"
    elseif isDisabled(controller) then
      return false, "disabled"
    elseif startsTooFar(controller, gesture) then
      return false, "distance"
    elseif rootOf(controller).state.isMoving then
      return false, "transition"
    elseif not pointsBack(gesture) then
      return false, "direction"
    end
  end,
}
