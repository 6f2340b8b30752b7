-- The swipe at the root that freezes an unguarded navigation controller, and what prevents it.
-- Run from the project's root: navhost run scripts/root_swipe_freeze.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

local function swipe()
  return table.concat({ nav.pan({ from = { 5, 400 }, to = { 320, 400 } }) }, ", ")
end

local function push()
  local screen, why = nav.push({ class = "Detail", title = "Detail" })
  return screen and "it opens" or "nothing happens (" .. why .. ")"
end

print("An app replaced the recogniser's delegate, to get its swipe back.")
nav.reset({ guards = false })
nav.setRoot({ class = "Home", title = "Home" })
nav.on("frozen", function(event)
  print("  [event] frozen, because of: " .. event.cause)
end)

print("Somebody swipes on the first screen: " .. swipe() .. ".")
print("Then taps the row for Detail: " .. push() .. ".")
print("And again: " .. push() .. ". The app looks dead.")
print("Another swipe: " .. swipe() .. ". It pops nothing, but it thaws the app.")
print("The row for Detail once more: " .. push() .. ".")

print("\nThe same app with the policy pop_gesture_tips, which says no for the first screen.")
local tips = assert(nav.use("plugins/pop_gesture_tips"))
nav.reset({ guards = false })
nav.setRoot({ class = "Home", title = "Home" })
print("The swipe: " .. swipe() .. ". Frozen: " .. tostring(nav.frozen) .. ".")
print("The row for Detail: " .. push() .. ". A swipe there: " .. swipe() .. ".")

print("\nThe same again with the host's own guards and no policy at all.")
tips:unload()
nav.reset()
nav.setRoot({ class = "Home", title = "Home" })
print("The swipe: " .. swipe() .. ". Frozen: " .. tostring(nav.frozen) .. ".")
print("The row for Detail: " .. push() .. ".")
