-- The user cannot leave a screen while a payment is in flight, by any way; a deep link asks.
--
-- The app sets these props:
--   paying  true from the moment when the payment is sent until its answer arrives.
--
-- Options, all strings: reason ("the payment is in flight"), message, ok, cancel. The last three default to
-- keys of localized strings: "A payment is in flight. Open the link all the same?", "Open", "Wait".

local options = ...

local reason = options.reason or "the payment is in flight"

local function opensAllTheSame()
  local message = options.message or text("A payment is in flight. Open the link all the same?")
  local words = { ok = options.ok or text("Open"), cancel = options.cancel or text("Wait") }
  return confirm(message, words)
end

return {
  version = "1.0.0",
  api = 3,
  description = "Holds a screen while a payment is in flight; a deep link asks.",

  -- Above policies that ask about drafts: there is nothing to ask while money is on its way.
  priority = 100,

  shouldPop = function(controller, pop)
    if not controller.props.paying then return nil end
    if pop.source == "deepLink" and opensAllTheSame() then return true end
    return false, reason
  end,
}
