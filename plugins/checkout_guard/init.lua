-- Nobody leaves a screen while a payment is in flight, whatever way they take; a deep link asks.
--
-- The app says, in props:
--   paying  true from the moment when the payment is sent until its answer is there.
--
-- Options, all strings: reason ("the payment is in flight"), message ("A payment is in flight. Open
-- the link all the same?"), ok ("Open"), cancel ("Wait").

local options = ...

local texts = {
  reason = options.reason or "the payment is in flight",
  message = options.message or "A payment is in flight. Open the link all the same?",
  ok = options.ok or "Open",
  cancel = options.cancel or "Wait",
}

return {
  version = "1.0.0",
  api = 2,
  description = "Holds a screen while a payment is in flight; a deep link asks.",

  -- Above policies that ask about drafts: there is nothing to ask while money is on its way.
  priority = 100,

  shouldPop = function(controller, pop)
    if not controller.props.paying then return nil end
    if pop.source == "deepLink" and confirm(texts.message, { ok = texts.ok, cancel = texts.cancel }) then
      return true
    end
    return false, texts.reason
  end,
}
