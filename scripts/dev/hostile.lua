-- Beside the attack that `arg[1]` names a plugin works, and goes on working.
local attack = arg[1]
local asked = {}
local good = nav.use {
  name = "neighbour", priority = -1000,
  shouldPop = function(controller) asked[controller] = true end,
  backTitle = function() return "good" end,
}
nav.use(attack)
local function settle() while nav.question() do nav.answer(true) end end

nav.setRoot "Home"
local page = assert(nav.push { class = "Form", props = { dirty = true } })
local outcome = nav.tapBack()
settle()
assert(outcome == "popped" or outcome == "deferred" or outcome == "blocked", outcome)
assert(asked[page] or outcome == "blocked", "the neighbour was not asked")
nav.setStack { "Home", "List" }
assert(nav.bar.back == nil or type(nav.bar.back.title) == "string")
assert(#good.faults == 0, "the neighbour has faults")
for _, plugin in ipairs(nav.plugins()) do
  if plugin.name ~= "neighbour" then plugin:disable() end
end
local last = assert(nav.push "Last")
assert(nav.tapBack() == "popped" and asked[last], "the neighbour works no more")
assert(("x"):upper() == "X")
