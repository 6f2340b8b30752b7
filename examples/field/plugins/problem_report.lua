-- A problem report: neither swipe nor button from the moment it is sent until it has arrived, or failed.
--
-- The app sets these props: sending.
local function isSending(controller)
  if controller.props.sending then return true end
end

return {
  version = "1.0.0",
  api = 2,
  description = "No swipe and no button while the report is being sent.",
  controllers = "ProblemReport",

  hidesBackButton = isSending,
  interactivePopDisabled = isSending,
  interactiveContentPopDisabled = isSending,
  shouldPop = function(controller)
    if isSending(controller) then return false, "the report is being sent" end
  end,
}
