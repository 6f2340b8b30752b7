-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/subscription.lua
nav.onAction("page back", function(page) page.props.history = page.props.history - 1 end)
nav.setStack({ "Settings", { class = "Subscription", props = { history = 1 } } })

print("the app's item", nav.tapBack())
nav.top.props.transaction = true
print("a transaction", nav.tapBack())
nav.top.props.transaction = false
print("the system's button", nav.tapBack())
