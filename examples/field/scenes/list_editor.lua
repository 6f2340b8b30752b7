-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/list_editor.lua
nav.onAction("go back", function() nav.requestPop() end)
nav.setStack({ "Home", "Lists", { class = "ListEditor", props = { unsaved = true } } })

print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print(nav.question().message)
print("no", nav.answer(false))
print("the menu, to Home", nav.backMenu(2))
print("yes", nav.answer(true), nav.top.class)
