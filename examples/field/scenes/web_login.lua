-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/web_login.lua
nav.onAwait("count asked", function()
  print("counted: asked")
  return true
end)
nav.onAction("count gave up", function() print("counted: gave up") end)
nav.setStack({ "Welcome", "WebLogin" })

print("the button", nav.tapBack())
print("no", nav.answer(false))
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
print("yes", nav.answer(true))
