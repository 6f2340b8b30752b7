-- Something is in progress: no way out but the program's. The app takes the screen away when it is ready.
--
-- The app may say, in props: ready, where the person may leave before it does.
local function holds(controller) return not controller.props.ready end

return {
  version = "1.0.0",
  api = 2,
  description = "No way out but the program's.",
  controllers = { "InProgress", "PrintingLabel" },
  onError = "deny",

  shouldPop = function(controller)
    if holds(controller) then return false, "in progress" end
  end,
  hidesBackButton = holds,
  interactivePopDisabled = holds,
  interactiveContentPopDisabled = holds,
  modalInPresentation = holds,
}
