-- The sheet of a login by e-mail: a drag never closes it, its own Cancel button does, and counts it.
--
-- The Cancel button calls sheet.requestDismiss(). The app handles the action "count".
return {
  version = "1.0.0",
  api = 2,
  description = "No drag; the Cancel button leaves unasked, and is counted.",
  controllers = "EmailLogin",

  modalInPresentation = function() return true end,

  didPop = function(_, pop)
    if pop.source == "request" and pop.dismisses then perform("count", "login cancelled") end
  end,
}
