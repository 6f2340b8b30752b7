-- Payment methods in a sheet. The sheet is dismissed at once or after a question; after that, the app
-- receives one action: the flow was cancelled.
--
-- The app sets these props: begun. It handles the action "flow cancelled".
local drags = { sheetSwipe = true, tapOutside = true }

return {
  version = "1.0.0",
  api = 3,
  description = "Asks once a payment was begun, and reports that the flow was cancelled.",
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
