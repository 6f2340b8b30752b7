-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/product_pictures.lua
nav.onAction("restore pictures", function() print("the app puts the pictures back") end)
nav.setStack({ "Product", { class = "ProductPictures", props = { added = 2 } } })

print("added alone", nav.tapBack())
nav.push({ class = "ProductPictures", props = { deleted = 1 } })
print("one deleted", nav.tapBack())
print("yes", nav.answer(true))
