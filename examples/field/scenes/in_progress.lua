-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/in_progress.lua
nav.setStack({ "Order", "PrintingLabel" })

print("the button", nav.tapBack())
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print("an escape", nav.escape())
print("the program", nav.pop())
