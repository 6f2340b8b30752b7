-- A task is in progress: only the app removes the screen, when the task is complete.
--
-- The app may set the prop ready: then the user may leave earlier.
local function holds(controller) return not controller.props.ready end

return {
  version = "1.0.0",
  api = 2,
  description = "Only the app removes the screen.",
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
