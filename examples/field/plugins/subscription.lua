-- A subscription: while a transaction is under way there is no button and no drag; while its page has a
-- history, the app's own item goes back in it.
--
-- The app sets these props: transaction, and history (how many pages back). It handles the action
-- "page back".
local function isBusy(controller)
  if controller.props.transaction then return true end
end

return {
  version = "1.0.0",
  api = 4,
  description = "No way out during a transaction; an own item while the page has a history.",
  controllers = "Subscription",

  hidesBackButton = isBusy,
  interactivePopDisabled = isBusy,
  interactiveContentPopDisabled = isBusy,
  modalInPresentation = isBusy,
  customBackButton = function(controller) return (controller.props.history or 0) > 0 end,

  shouldPop = function(controller, pop)
    if isBusy(controller) then return false, "a transaction is under way" end
    if pop.source == "customBackButton" then
      perform("page back")
      return false, "the page goes back"
    end
  end,
}
