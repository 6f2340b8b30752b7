-- A bar that stays right after swipes that were cancelled.
-- Run from the project's root: navhost run scripts/bar_after_cancel.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

assert(nav.use("plugins/fd_fullscreen_pop"))

local function bar()
  return nav.bar.hidden and "hidden" or "shown"
end

local function cancelledSwipe(points)
  return nav.pan({ from = { 100, 400 }, to = { 100 + points, 400 }, duration = 2 })
end

nav.setRoot({ class = "Gallery", title = "Gallery" })
nav.push({ class = "Photo", props = { fd_prefersNavigationBarHidden = true } })
nav.push({ class = "Info", title = "Info" })
print("Gallery shows its bar, Photo hides it, Info shows it. On Info the bar is " .. bar() .. ".")

print("\nSomebody begins to swipe back to Photo and thinks better of it, four times:")
for _, points in ipairs({ 12, 150, 40, 12 }) do
  local outcome = cancelledSwipe(points)
  print(("  %3d points: %s, the bar is %s"):format(points, outcome, bar()))
end

print("\nA swipe held half way, when a phone call takes the touch away:")
nav.pan({ from = { 100, 400 }, to = { 260, 400 }, release = false })
print(("  held at %.0f %% of the way"):format(nav.transition.progress * 100))
print("  cancelled: " .. nav.touch("cancelled", 260, 400))
nav.settle()
print("  the bar is " .. bar())

print("\nThen back for good: " .. nav.pan({ from = { 100, 400 }, to = { 380, 400 } }) .. ".")
print("On Photo the bar is " .. bar() .. ".")
print("A swipe of 12 points there: " .. cancelledSwipe(12) .. ". The bar is " .. bar() .. ".")
print("And back to Gallery: " .. nav.pan({ from = { 100, 400 }, to = { 380, 400 } }) .. ".")
print("The bar is " .. bar() .. ".")
