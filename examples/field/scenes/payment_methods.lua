-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/payment_methods.lua
nav.onAction("flow cancelled", function() print("the app hears that the flow was cancelled") end)
nav.setRoot("Order")
local sheet = nav.present({ class = "PaymentMethods", props = { begun = true } })

print("a drag", sheet.swipeDown())
print("no", nav.answer(false))
print("a drag", sheet.swipeDown())
print("yes", nav.answer(true))
