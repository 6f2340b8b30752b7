-- A list that is edited. A swipe never follows the finger: it becomes an ordinary way back, which asks
-- as the button does.
--
-- The app says, in props: unsaved. It handles the action "go back" by nav.requestPop().
return {
  version = "1.0.0",
  api = 2,
  description = "Asks about unsaved changes; a swipe becomes a tap.",
  controllers = "ListEditor",

  gestureShouldBegin = function()
    perform("go back")
    return false, "goes back without the finger"
  end,

  shouldPop = function(controller)
    if not controller.props.unsaved then return nil end
    if confirm("Discard the changes?", { ok = "Discard", cancel = "Cancel" }) then return true end
    return false, "the changes are kept"
  end,
}
