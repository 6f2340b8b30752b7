-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/email_signup_sheet.lua
local sheet
nav.onAction("complete", function(_, answer)
  print("completed with " .. answer)
  sheet.dismiss()
end)
nav.setRoot("Inbox")

sheet = nav.present("EmailSignup")
print("a drag", sheet.swipeDown())
sheet = nav.present({ class = "EmailSignup", props = { address = "a@example.org" } })
print("after an address", sheet.swipeDown())
print("yes", nav.answer(true))
sheet = nav.present({ class = "EmailSignup", props = { done = true } })
print("once it is done", sheet.swipeDown())
