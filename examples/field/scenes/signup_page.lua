-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/signup_page.lua
nav.onAction("page back", function(page) page.props.history = page.props.history - 1 end)
nav.setStack({ "Inbox", { class = "SignupPage", props = { history = 1 } } })

print("the item", nav.tapBack())
print("no history left", nav.tapBack())
