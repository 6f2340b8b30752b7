-- JGNavigationController with its JGBackView, as a policy.
--
-- The original overrides pushViewController:animated:. Every controller but the first gets a custom
-- left item and hides the bottom bar, both before the push (rules 91 and 92). The custom item would
-- cost the swipe, so the system's recognizer gives way to a full-screen pan with the same target
-- (rule 99), which takes no touch while there is one child (rule 98).
--
-- The app sets no props.

return {
  version = "1.0.0",
  description = "A custom back button on every pushed screen, and a pop from anywhere on it.",

  -- Settings that the app writes after the push win; those written before are overwritten (rule 93).
  shouldPush = function(controller, push)
    if push.previous then
      controller.customBackButton = true
      controller.hidesBottomBarWhenPushed = true
    end
  end,

  -- The pan lies on the navigation controller's view: it is there for every screen, also for one
  -- that came with nav.setStack. A screen that names its own gesture keeps it.
  willAppear = function(controller)
    controller.gesture = controller.gesture or "fullscreen"
  end,

  -- The same as the host's root guard; this one remains if the guards are disabled.
  gestureShouldBegin = function(controller)
    if controller.isRoot then
      return false, "root"
    end
  end,
}
