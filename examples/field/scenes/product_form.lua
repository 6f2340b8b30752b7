-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/product_form.lua
nav.onAction("tell", function(_, text) print("the app says: " .. text) end)
nav.onAwait("store draft", function(_, data) print("the app stores product " .. data.product) end)
nav.setStack({ "Products", { class = "ProductForm", props = { unsaved = true, isNew = true, number = 3 } } })

print("the button", nav.tapBack())
print("store it", nav.answer("store"))
print("no net", nav.answer(nil, "no net"))
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print("store it", nav.answer("store"))
print("stored", nav.answer(true))
