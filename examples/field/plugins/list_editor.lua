-- A list that is edited. A swipe never follows the finger: it becomes an ordinary way back, which asks
-- as the button does.
--
-- The app sets these props: unsaved. It handles the action "go back" by nav.requestPop().
return {
  version = "1.0.0",
  api = 3,
  description = "Asks about unsaved changes; a swipe becomes a tap.",
  controllers = "ListEditor",

  gestureShouldBegin = function()
    perform("go back")
    return false, "goes back without the finger"
  end,

  shouldPop = function(controller)
    if controller.props.unsaved then
      confirm(text("Discard the changes?"), { ok = text("Discard"), cancel = text("Cancel") })
    end
  end,
}
