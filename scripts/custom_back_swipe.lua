-- A custom back button costs the edge swipe, and a policy wins it back.
-- Run from the project's root: navhost run scripts/custom_back_swipe.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

local function swipe()
  return table.concat({ nav.pan({ from = { 5, 400 }, to = { 320, 400 } }) }, ", ")
end

local function openProfile()
  nav.push({ class = "Profile", title = "Profile", customBackButton = true })
end

nav.setRoot({ class = "Home", title = "Home" })
nav.push({ class = "Settings", title = "Settings" })
print("Settings has the system's back button. A swipe from the edge: " .. swipe() .. ".")

openProfile()
print("\nProfile has a back button drawn by the designers.")
print("A tap on it: " .. nav.tapBack() .. ".")
openProfile()
print("A swipe from the edge: " .. swipe() .. ".")
print("Nobody decided that. It is how UIKit is:")
print(nav.explain())

assert(nav.use("plugins/pop_gesture_tips"))
print("\nWith the policy pop_gesture_tips loaded, the same swipe: " .. swipe() .. ".")
print("The guard still said no; the policy lifted it:")
print(nav.explain())

print("\nAnd at the root there is nothing to pop. The swipe there: " .. swipe() .. ".")
