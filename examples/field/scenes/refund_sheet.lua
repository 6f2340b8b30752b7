-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/refund_sheet.lua
nav.setRoot("Order")
local sheet = nav.present({ class = "RefundAmount", props = { picked = 2 } })
sheet.push("RefundConfirmation")

print("a drag", sheet.swipeDown())
print("no", nav.answer(false))
print("back inside", sheet.tapBack())
sheet.top.props.picked = 0
print("a drag, nothing picked", sheet.swipeDown())
