-- A refund in a sheet, the amount and then its confirmation. If the user dismisses the sheet, the screen
-- on top decides for all of it; steps back inside the sheet ask nothing.
--
-- The app sets these props of RefundAmount: picked (how many were picked).
return {
  version = "1.0.0",
  api = 3,
  description = "The top of the sheet alone decides whether it goes.",
  controllers = { "RefundAmount", "RefundConfirmation" },

  shouldPop = function(controller, pop)
    if not pop.dismisses or not controller.isTop then return nil end
    local picked = controller.props.picked or 0
    if controller.class == "RefundAmount" and picked == 0 then return nil end
    confirm(text("Discard the refund?"), { ok = text("Discard"), cancel = text("Cancel") })
  end,
}
