-- Payment methods in a sheet. Whether it goes at once or after a question: the app hears once, after
-- it has gone, that the flow was cancelled.
--
-- The app says, in props: begun. It handles the action "flow cancelled".
local drags = { sheetSwipe = true, tapOutside = true }

return {
  version = "1.0.0",
  api = 3,
  description = "Asks once something was begun, and tells that the flow was cancelled.",
  controllers = "PaymentMethods",
  sources = { "sheetSwipe", "tapOutside" },

  shouldPop = function(controller)
    if controller.props.begun then
      confirm("", { ok = text("Cancel Payment"), cancel = text("Go on"), style = "sheet" })
    end
  end,

  didPop = function(_, pop)
    if drags[pop.source] then perform("flow cancelled") end
  end,
}
