-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/web_login.lua
nav.onAction("count", function(_, what) print("counted: " .. what) end)
nav.setStack({ "Welcome", "WebLogin" })

print("the button", nav.tapBack())
print("no", nav.answer(false))
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print("yes", nav.answer(true))
