-- A sign-up in a sheet: the drag itself never dismisses it. Of three cases, the app closes it in two.
--
-- The app sets these props: address (once it was entered), done. It handles the action "complete" with
-- "yes" or "no", and closes the sheet then.
return {
  version = "1.0.0",
  api = 3,
  description = "A drag completes the sign-up, one way or the other, exactly once.",
  controllers = "EmailSignup",
  sources = { "sheetSwipe", "tapOutside" },

  shouldPop = function(controller)
    local props = controller.props
    if props.done then
      perform("complete", "yes")
    elseif not props.address or confirm(text("Leave the sign-up?"), { ok = text("Leave"), cancel = text("Go on") }) then
      perform("complete", "no")
    end
    return false, "the app closes it"
  end,
}
