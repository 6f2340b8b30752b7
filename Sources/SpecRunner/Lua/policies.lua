-- What makes specs of policies short: assertions on how a pop ended, and a table of the ways to
-- leave a screen.
local runner = ...
local _ENV = runner.base

local outcomes = {
  popped = true, dismissed = true, selected = true, blocked = true, deferred = true,
  cancelled = true, ignored = true,
}

local wording = {
  popped = { "to be popped", "not to be popped" },
  blocked = { "to be blocked by a policy", "not to be blocked by a policy" },
  deferred = { "to wait for an answer", "not to wait for an answer" },
  asked = { "to wait for the answer to a question", "not to wait for the answer to a question" },
  cancelled = { "to be cancelled", "not to be cancelled" },
  ignored = { "to be ignored", "not to be ignored" },
}

local function isCallable(value)
  local meta = debug.getmetatable(value)
  return type(value) == "function" or (type(meta) == "table" and meta.__call ~= nil)
end

-- What was handed to an assertion: the outcome and its reason, and in front, where it stands
-- there, the reason (or the question) that is wanted. An exit is gone through first.
local function read(arguments)
  local first, second, third = arguments[1], arguments[2], arguments[3]
  local wanted
  if arguments.n > 1 and not outcomes[first] and (outcomes[second] or isCallable(second)) then
    wanted, first, second = first, second, third
  end
  if isCallable(first) then first, second = first() end
  return first, second, wanted
end

local function explained()
  local explanation = nav and nav.explain and nav.explain()
  if not explanation then return "" end
  return "\nWhy:\n  " .. tostring(explanation):gsub("\n", "\n  ")
end

local function said(outcome, reason)
  if outcome == nil then return "nil (no gesture was decided)" end
  if not outcomes[outcome] then return runner.inspect(outcome) .. " (no outcome of a pop)" end
  return reason and ("%s (%s)"):format(outcome, tostring(reason)) or outcome
end

local function question()
  local open = nav.question()
  return open and open.message
end

-- Whether the pop ended so, and what is to be said if not.
local function judge(name, outcome, reason, wanted)
  if name ~= "asked" then
    -- A presentation that leaves is dismissed.
    local is = outcome == name or name == "popped" and outcome == "dismissed"
    return is and (wanted == nil or reason == wanted), said(outcome, reason)
  end
  local message = outcome == "deferred" and question() or nil
  local asked = message and " by " .. runner.inspect(message) or ""
  return message ~= nil and (wanted == nil or message == wanted), said(outcome, reason) .. asked
end

local function register(assert, say, name)
  local positive = "Expected the pop %s%s, but it was:\n%s%s"
  say:set("assertion." .. name .. ".positive", positive)
  say:set("assertion." .. name .. ".negative", positive)
  assert:register("assertion", name, function(state, arguments)
    local outcome, reason, wanted = read(arguments)
    local holds, was = judge(name, outcome, reason, wanted)
    local want = wanted ~= nil and " with " .. runner.inspect(wanted) or ""
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments[2] = wording[name][state.mod and 1 or 2], want
    arguments[3], arguments[4] = was, holds ~= state.mod and explained() or ""
    arguments.n, arguments.nofmt = 4, { true, true, true, true }
    return holds, { outcome, reason }
  end, "assertion." .. name .. ".positive", "assertion." .. name .. ".negative")
end

function runner.addPolicyAssertions()
  local assert, say = require "luassert", require "say"
  for name in pairs(wording) do register(assert, say, name) end
  runner.words.each_exit = runner.eachExit
end

-- The screen of the test: what `nav.reset` was told.
local screen
-- All that it was told, and the tab bar that `each_exit` put `nav` into.
local given, tabs

local function standard()
  return { width = 390, height = 844, direction = "ltr", gesture = "edge" }
end

-- Before each test the host is a fresh one; so is what is known of its screen.
function runner.renewed()
  screen, given, tabs = standard(), nil, nil
end

-- Notes what the spec makes of the screen.
function runner.watchReset()
  local reset = nav.reset
  runner.renewed()
  nav.reset = function(options, ...)
    local results = table.pack(pcall(reset, options, ...))
    if not results[1] then error(results[2], 2) end
    screen, given, tabs = standard(), options, nil
    for key in pairs(screen) do
      local value = type(options) == "table" and options[key]
      if value then screen[key] = value end
    end
    return table.unpack(results, 2, results.n)
  end
end

-- A swipe from `start` of the width, measured from the leading edge, nearly to the trailing edge.
local function swipe(start)
  local function x(distance)
    return screen.direction == "rtl" and screen.width - distance or distance
  end
  local y = screen.height / 2
  return nav.pan { from = { x(start), y }, to = { x(screen.width - 10), y } }
end

-- Swipes while the top has that kind of gesture. One that is switched off stays so.
local function swipeAs(kind, start)
  local top = nav.top
  local own = top and top.gesture
  if not top or (own or screen.gesture) == "none" then return swipe(start) end
  top.gesture = kind
  local outcome, reason = swipe(start)
  if top.index then top.gesture = own end
  return outcome, reason
end

-- The same on the content: in the profile that has such a pan, with the same controllers. Hooks that
-- the spec has put are gone then, as after every `nav.reset`.
local function swipeContent()
  if nav.profile ~= "ios26" then
    local stack, options = nav.stack, {}
    for key, value in pairs(given or {}) do options[key] = value end
    options.profile = "ios26"
    nav.reset(options)
    if #stack > 0 then nav.setStack(stack) end
  end
  return swipeAs("edge", screen.width / 4)
end

local function copied(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for key, inner in pairs(value) do copy[key] = copied(inner) end
  return copy
end

local settings = {
  "interactivePopDisabled", "maxInitialDistance", "gesture", "barHidden", "barColor", "backTitle",
  "backColor", "showsPreviousTitle", "customBackButton", "hidesBackButton",
  "hidesBottomBarWhenPushed", "modalInPresentation", "interactiveContentPopDisabled", "regions",
}

-- A copy of the top is presented, and dragged down. The copy of the exit before goes first.
local function swipeSheet()
  local sheet = nav.presented
  if not (sheet and nav.question()) then
    if sheet then sheet.dismiss { animated = false } end
    local top = nav.top
    if not top then return "ignored", "nothing there" end
    local spec = { class = top.class, title = top.title, props = copied(top.props) }
    for _, name in ipairs(settings) do spec[name] = copied(top[name]) end
    sheet = assert(nav.present(spec, { animated = false }))
  end
  return sheet.swipeDown()
end

-- `nav` is put into tabs, and its tab tapped again.
local function tapTab()
  tabs = tabs or assert(nav.tabs {})
  return tabs.select(1)
end

local exits = {
  { name = "back button", source = "backButton", go = function() return nav.tapBack() end },
  { name = "back menu", source = "backMenu", go = function() return nav.backMenu(1) end },
  { name = "edge gesture", source = "edgeGesture", go = function() return swipeAs("edge", 5) end },
  {
    name = "fullscreen gesture", source = "fullscreenGesture",
    go = function() return swipeAs("fullscreen", screen.width / 4) end,
  },
  { name = "content gesture", source = "contentGesture", go = swipeContent },
  { name = "escape", source = "escape", go = function() return nav.escape() end },
  { name = "sheet swipe", source = "sheetSwipe", go = swipeSheet },
  { name = "tab bar", source = "tabBar", go = tapTab },
  { name = "request", source = "request", go = function() return nav.requestPop() end },
}

local exitMeta = {
  __call = function(exit) return exit.go() end,
  __tostring = function(exit) return exit.name end,
}
for _, exit in ipairs(exits) do setmetatable(exit, exitMeta) end

-- Calls the function with each way out of a screen that a person has: `exit.name`, `exit.source`,
-- and `exit()`, which goes that way and returns the outcome and the reason.
function runner.eachExit(body)
  for _, exit in ipairs(exits) do body(exit) end
end
