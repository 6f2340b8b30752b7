-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/email_login_sheet.lua
nav.onAction("count", function(_, what) print("counted: " .. what) end)
nav.setRoot("Welcome")
local sheet = nav.present("EmailLogin")

print("a drag", sheet.swipeDown())
print("Cancel", sheet.requestDismiss())
