-- An account while a payment runs: no button, no drag, no swipe. All of it returns by itself.
--
-- The app sets a field of nav.app: paying.
local function isPaying()
  if app.paying then return true end
end

return {
  version = "1.0.0",
  api = 2,
  description = "Nobody leaves while a payment runs.",
  controllers = "Account",

  hidesBackButton = isPaying,
  interactivePopDisabled = isPaying,
  interactiveContentPopDisabled = isPaying,
  modalInPresentation = isPaying,

  -- The other ways out: an escape, the tab bar, a link.
  shouldPop = function()
    if isPaying() then return false, "a payment is running" end
  end,
}
