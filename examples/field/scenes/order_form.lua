-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/order_form.lua
nav.onAction("discard order", function(_, data) print("the app throws order " .. data.order .. " away") end)
nav.setRoot("Orders")
local sheet = nav.present({ class = "OrderForm", props = { isNew = true, number = 7, items = { "tea" } } })

print("a drag", sheet.swipeDown())
print("no", nav.answer(false))
print("a drag", sheet.swipeDown())
print("yes", nav.answer(true))
