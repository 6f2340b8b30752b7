-- A new order with content is thrown away before its screen goes, and only then.
--
-- The app sets these props: isNew, and items, a list. It handles the action "discard order".
return {
  version = "1.0.0",
  api = 3,
  description = "Asks on an action sheet, and throws the order away on the way out.",
  controllers = "OrderForm",

  shouldPop = function(controller)
    local order = controller.props
    if not order.isNew or #(order.items or {}) == 0 then return nil end
    local words = { ok = text("Discard Order"), cancel = text("Cancel"), style = "sheet" }
    if not confirm(text("Are you sure? The order is lost."), words) then return end
    perform("discard order", { order = order.number })
  end,
}
