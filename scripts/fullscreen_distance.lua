-- A full-screen pop, held back where the swipe starts too far from the edge.
-- Run from the project's root: navhost run scripts/fullscreen_distance.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

assert(nav.use("plugins/fd_fullscreen_pop"))

local function swipe(from, to, duration)
  local pan = { from = { from, 400 }, to = { to, 400 }, duration = duration }
  print(("  from x = %3d to %3d: %s"):format(from, to, table.concat({ nav.pan(pan) }, ", ")))
end

local function open(class, limit, settings)
  local spec = settings or {}
  spec.class, spec.title = class, class
  spec.props = { fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = limit }
  nav.push(spec)
end

nav.setRoot({ class = "Album", title = "Album" })

print("Photo takes a swipe from anywhere:")
open("Photo")
swipe(250, 385)

print("Map is panned by the finger, so it pops from the first 60 points only:")
open("Map", 60)
swipe(250, 385)
swipe(61, 385)
swipe(60, 385)

print("A short and slow swipe goes back to where it was, a quick one does not:")
open("Photo")
swipe(100, 220, 1)
print("    still on " .. nav.top.title)
swipe(100, 220, 0.1)

print("A slider keeps its drag, wherever the screen allows a pop:")
open("Player", 0, {
  regions = { { name = "volume", frame = { 20, 380, 350, 40 }, handles = "horizontal" } },
})
swipe(100, 350)
print("\nWhy the slider was left alone:")
print(nav.explain())
