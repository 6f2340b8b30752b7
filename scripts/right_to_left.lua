-- The same app for a user who reads from right to left.
-- Run from the project's root: navhost run scripts/right_to_left.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

local function swipe(from, to)
  return table.concat({ nav.pan({ from = { from, 400 }, to = { to, 400 } }) }, ", ")
end

local function open(props)
  return nav.push({ class = "Chapter", title = "الفصل الأول", props = props })
end

nav.reset({ direction = "rtl" })
nav.setRoot({ class = "Book", title = "الكتاب" })
open()

local frame = nav.bar.back.frame
print("The screen is 390 points wide and laid out from right to left.")
print(("The back button says %s and ends %g points from the right edge.")
  :format(nav.bar.back.title, 390 - frame.x - frame.w))

print("A swipe from the left edge to the right: " .. swipe(5, 320) .. ".")
print("A swipe from the right edge, but outwards: " .. swipe(372, 388) .. ".")
print("A swipe from the right edge to the left: " .. swipe(385, 70) .. ".")
print("Now on " .. nav.top.class .. ".")

print("\nWith fd_fullscreen_pop a swipe may start anywhere, here within 100 points of the edge.")
assert(nav.use("plugins/fd_fullscreen_pop"))
local limit = { fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = 100 }
open(limit)
print("From x = 280, 110 points from the right edge: " .. swipe(280, 20) .. ".")
print("From x = 300, 90 points from it: " .. swipe(300, 20) .. ".")
open(limit)
print("From x = 350 towards the right: " .. swipe(350, 385) .. ".")
