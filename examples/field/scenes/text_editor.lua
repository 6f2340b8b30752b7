-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/text_editor.lua
nav.setStack({ "List", { class = "TextEditor", title = "Notes", props = { asks = true, text = "milk, bread", original = "milk" } } })

print("the button", nav.tapBack())
print(nav.question().message)
print("no", nav.answer(false))
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print("yes", nav.answer(true))
