-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/bookmark_editor.lua
nav.setStack({ { class = "Library", barHidden = true }, "BookmarkEditor" })
print("a bar", not nav.bar.hidden)
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print("the button", nav.tapBack())
print("a bar", not nav.bar.hidden)
