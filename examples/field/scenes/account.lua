-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/account.lua
nav.setStack({ "Home", "Account" })
print("a button", nav.bar.back ~= nil)
nav.app.paying = true
print("while a payment runs", nav.bar.back ~= nil)
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
nav.app.paying = false
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
