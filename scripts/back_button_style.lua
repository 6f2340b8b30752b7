-- A back button that shows the previous title, in a color that is readable on its bar.
-- Run from the project's root: navhost run scripts/back_button_style.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

local style = assert(nav.use("plugins/unified_back_style"))

local function show(what)
  local back = nav.bar.back
  local text = back.title == "" and "<" or "< " .. back.title
  print(("%-38s %-12s %s on %s"):format(what, text, back.color, nav.bar.color))
end

local function open(title, props, barColor)
  nav.push({ class = "Page", title = title, props = props, barColor = barColor })
end

local titled = { showPreviousViewTitleAsBackButtonTitle = true }

nav.setRoot({ class = "Home", title = "Workbench" })
open("Orders")
show("nothing said: the arrow alone")
nav.pop()

open("Orders", titled)
show("the previous title on wish")
open("Order 17", titled, "midnightblue")
show("on a dark bar it is white")
open("Map", titled, { "yellow", "black" })
show("a gradient counts by its first stop")
open("Notes", titled, { 0.72, 0.72, 0.72 })
show("grey 0.72 is still dark")
open("Help", titled, { 0.73, 0.73, 0.73 })
show("grey 0.73 is light")

open("Chat", { backButtonText = "Close", backButtonForcedColor = "#ff3b30" })
show("a text and a colour of one's own")
nav.top.barColor = "black"
show("the bar turns black: forced is forced")

print("\nThe title below changes while Help is covered, and shows when Help comes back:")
nav.stack[nav.depth - 2].title = "All notes"
nav.pop()
show("Help again")

print("\nOne line of options, and the second level shows the title, deeper ones the arrow:")
style:unload()
assert(nav.use("plugins/unified_back_style", { options = { secondLevelShowsTitle = true } }))
nav.reset()
nav.setRoot({ class = "Home", title = "Workbench" })
open("Orders")
show("second level")
open("Order 17")
show("third level")
