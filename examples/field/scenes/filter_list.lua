-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/filter_list.lua
local sheet
nav.onAction("close filters", function() sheet.requestDismiss() end)
nav.setRoot("Orders")
sheet = nav.present({ class = "FilterList", props = { opened = { paid = true }, filters = { paid = false } } })

print("a drag", sheet.swipeDown())
print(nav.question().message)
print("no", nav.answer(false))
sheet.top.props.filters = { paid = true }
print("set back, a drag", sheet.swipeDown())
