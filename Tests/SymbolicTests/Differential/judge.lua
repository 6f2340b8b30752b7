-- Asks the real host about made-up inputs, and compares each decision with the ways that the hook is said to have.
local judge = {}

local random = math.random
local function pick(list) return list[random(#list)] end

-- What the conditions of a way may call; a test that cannot be made here raises UNKNOWN.
local UNKNOWN = {}
local function unknown() error(UNKNOWN, 0) end

local function kind(value)
  if value == nil then return 1 elseif value == false then return 2 elseif value == true then return 4 end
  local type = type(value)
  if math.type(value) == "integer" then return 8 end
  if type == "number" then return value ~= value and 32 or 16 end
  if type == "string" then return 64 elseif type == "table" then return 128 end
  return pcall(function() return #value end) and 128 or 256
end

local function index(table, key)
  if key == nil or key ~= key then return nil end
  if type(table) ~= "table" and type(table) ~= "userdata" then unknown() end
  return table[key]
end

local words = {
  K = kind, unknown = unknown, index = index, tonumber = tonumber, type = type, math = math, string = string,
  utf8 = utf8, select = select, nav = nav,
  between = function(value, low, high) return value ~= nil and value >= low and value <= high end,
  root = function(c) while c.previous do c = c.previous end return c end,
  tostring = function(value)
    if type(value) == "table" or type(value) == "userdata" then unknown() end
    return tostring(value)
  end,
}

-- Inputs.

local ZOO = { true, true, false, 0, 1, -1, 3, 7, 42, 100, 2 ^ 53 | 0, (2 ^ 53 | 0) + 1, math.maxinteger,
  math.mininteger, 0.5, 1.0, -0.0, 2.0 ^ 53, 1e308, math.huge, 0 / 0, "", "text", "true", "nil", "42", " 7 ", "0x10",
  "a", "A", "z", "\0", {}, { 1, 2, 3 }, { x = { y = 5 } }, { a = true }, { { dirty = true } }, { "bad" } }

local function around(constant)
  if type(constant) == "string" then
    return pick { constant, constant, constant .. "x", constant:sub(1, -2), constant:upper(), constant .. "\0" }
  end
  return pick { constant, constant, constant + 1, constant - 1, constant + 0.0, constant + 0.25, constant - 0.25 }
end

local function made(constants, depth)
  local x = random()
  if #constants > 0 and x < .5 then return around(pick(constants)) end
  if x < .6 and depth < 3 then
    local table = {}
    for _, key in ipairs { "x", "a", 1, 2, "y" } do
      if random() < .5 then table[key] = made(constants, depth + 1) end
    end
    return table
  end
  if x < .66 then return nil end
  return pick(ZOO)
end

-- The texts and numbers of a policy.
local function constants(text)
  local all = {}
  for _, pattern in ipairs { '"([^"\\\n]*)"', "'([^'\\\n]*)'" } do
    for found in text:gmatch(pattern) do all[#all + 1] = found end
  end
  for found in text:gmatch("%-?%d+%.?%d*") do all[#all + 1] = tonumber(found) end
  return all
end

local NAMES = { "a", "b", "t" }

local function spec(class, known)
  local props = {}
  for _, name in ipairs(NAMES) do props[name] = made(known, 0) end
  local spec = { class = class, props = props }
  if random() < .7 then spec.title = pick { "T", "A title", "draft", "42", "a" } end
  if random() < .15 then spec[pick { "customBackButton", "hidesBackButton", "interactivePopDisabled" }] = true end
  return spec
end

local SOURCES = { "backButton", "customBackButton", "backMenu", "edgeGesture", "fullscreenGesture", "contentGesture",
  "escape", "sheetSwipe", "tapOutside", "tabBar", "deepLink", "request" }

local ways = {
  backButton = function() nav.tapBack() end,
  customBackButton = function() nav.tapBack() end,
  backMenu = function() nav.backMenu(math.min(random(3), #nav.backMenu())) end,
  edgeGesture = function() nav.pan { from = { 1, 400 }, to = { 380, 400 } } end,
  fullscreenGesture = function() nav.pan { from = { 100, 400 }, to = { 380, 400 } } end,
  contentGesture = function() nav.pan { from = { 100, 400 }, to = { 380, 400 } } end,
  escape = function() nav.escape() end,
  sheetSwipe = function(sheet) sheet.swipeDown() end,
  tapOutside = function(sheet) sheet.tapOutside() end,
  tabBar = function(_, tabs) tabs.select(1) end,
  deepLink = function() nav.setStack({ nav.stack[1] }, { ask = true, animated = random() < .5 }) end,
  request = function() nav.requestPop(pick { { animated = true }, { animated = false }, { count = 2 }, { to = 1 } }) end,
}

-- Sets the scene; gives what leaves.
local function scene(known)
  local source = pick(SOURCES)
  nav.reset { ios = source == "contentGesture" and 26 or 17,
    gesture = source == "fullscreenGesture" and "fullscreen" or "edge" }
  nav.app = { u = made(known, 0) }
  local class = random() < .7 and "E" or "SubE"
  nav.class("SubE", "E")
  local below = {}
  for place = 1, random(3) do
    below[place] = random() < .6 and spec(pick { "E", "Home" }, known) or { class = "Home" }
  end
  local top, sheet, tabs = spec(class, known), nil, nil
  if source == "sheetSwipe" or source == "tapOutside" then
    nav.setStack(below)
    sheet = nav.present(top, { style = source == "sheetSwipe" and "sheet" or "popover" })
    if random() < .3 then sheet.push(spec(class, known)) end
  else
    if source == "tabBar" then
      nav.setRoot(below[1])
      tabs = nav.tabs { "Other", "Third" }
    end
    below[#below + 1] = top
    nav.setStack(below)
  end
  if source == "customBackButton" then nav.top.customBackButton = true end
  return function() ways[source](sheet, tabs) end
end

-- Decisions.

local calls

local function inputs(rules, c, x)
  local values = {}
  for place, input in ipairs(rules.inputs) do
    local fine, value = pcall(input, c, x)
    values[place] = fine and { value } or false
  end
  return values
end

local function probe(rules)
  return function(c, x)
    calls[#calls + 1] = { values = inputs(rules, c, x), answers = {}, later = {}, controller = c, attempt = x }
  end
end

-- While a question is open the app changes what it likes.
local function change(call, rules, known)
  local c = call.controller
  if not c then return end
  if random() < .5 then
    for _, name in ipairs(NAMES) do if random() < .5 then c.props[name] = made(known, 0) end end
    if random() < .3 then nav.app = { u = made(known, 0) } end
    if random() < .3 then c.title = pick { "T", "A title", "draft", "42", "a" } end
  end
  call.later[#call.later + 1] = inputs(rules, c, call.attempt)
end

local function answer(rules, known)
  local question = nav.question()
  if not question then return false end
  local call = calls[#calls] or { answers = {}, later = {} }
  change(call, rules, known)
  local said
  if question.kind == "confirm" then
    said = random() < .5
  elseif question.kind == "choose" then
    said = pick(question.choices).id
  else
    said = pick { "done", true, false, 1, 0 }
    if said == 0 then said = nil end
  end
  call.answers[#call.answers + 1] = { said }
  if said == nil then nav.answer(nil, "why not") else nav.answer(said) end
  return true
end

local function evaluate(test, environment)
  local fine, value = pcall(test, environment)
  if fine then return value end
  return nil
end

-- The ways whose conditions hold, and those of which that cannot be told.
local function matching(rules, environment)
  local sure, open = {}, {}
  for _, way in ipairs(rules.ways) do
    local holds = true
    for _, test in ipairs(way.conditions) do
      local value = evaluate(test, environment)
      if value == false then holds = false break end
      if value == nil then holds = nil end
    end
    if holds then sure[#sure + 1] = way elseif holds == nil then open[#open + 1] = way end
  end
  return sure, open
end

local function agrees(way, step, said, environment)
  if way.answer == "notUnderstood" then return true end
  if way.answer ~= said then return false end
  if step.line and not way.lines[step.line] then return false end
  if said ~= "allow" and said ~= "deny" then return true end
  if not way.reason then return step.reason == nil end
  local reason = evaluate(way.reason, environment)
  -- A reason that the host shows has no control characters, and the sign of not-a-number is none of ours.
  local function plain(text) return (text:gsub("%c", ""):gsub("%-nan", "nan")) end
  return reason == nil or type(step.reason) == "string" and plain(reason) == plain(step.reason)
end

local function compare(call, step, faults, rules, figures)
  local isFault = false
  for _, message in ipairs(faults) do
    isFault = isFault or step.reason ~= nil and (message:find(step.reason, 1, true) or step.reason:find(message, 1, true)) ~= nil
  end
  local said = isFault and "fault" or step.answer == true and "allow" or step.answer == false and "deny" or "none"
  local environment = {
    input = function(place) return (call.values[place] or unknown())[1] end,
    answer = function(place) return (call.answers[place] or unknown())[1] end,
  }
  -- What a test says with the inputs as they were at the given answer.
  function environment.at(place, test)
    local values = call.later[place] or unknown()
    return test(setmetatable({
      input = function(number) return (values[number] or unknown())[1] end,
    }, { __index = environment }))
  end
  local sure, open = matching(rules, environment)
  local good = 0
  for _, list in ipairs { sure, open } do
    for _, way in ipairs(list) do if agrees(way, step, said, environment) then good = good + 1 end end
  end
  figures.decisions = figures.decisions + 1
  if #sure == 1 and #open == 0 and good == 1 then figures.exact = figures.exact + 1 end
  if good == 0 or #sure > 1 then
    local others = {}
    for _, list in ipairs { sure, open } do
      for _, way in ipairs(list) do
        local reason = way.reason and evaluate(way.reason, environment)
        others[#others + 1] = ("%s %s at line %s"):format(way.answer, tostring(reason), tostring((next(way.lines))))
      end
    end
    return ("%s %s at line %s, though %d ways say otherwise (%d hold): %s"):format(
      said, tostring(step.reason), tostring(step.line), #sure + #open, #sure, table.concat(others, "; "))
  end
end

local function lastEvent()
  local events = nav.events()
  return #events > 0 and events[#events].index or 0
end

-- What the plugin's errors since an event say.
local function faultsSince(last, handle)
  local faults = {}
  for _, event in ipairs(nav.events(last)) do
    if event.name == "fault" and event.plugin == handle.name then faults[#faults + 1] = event.message end
  end
  return faults
end

local function play(handle, rules, known, figures)
  local leave = scene(known)
  if nav.question() then for _ = 1, 9 do if not answer(rules, known) then break end end end
  if handle.quarantined then handle:reload() end
  calls = {}
  local last = lastEvent()
  leave()
  for _ = 1, 12 do if not answer(rules, known) then break end end
  local steps, faults = {}, faultsSince(last, handle)
  local explanation = nav.explain()
  for _, step in ipairs(explanation and explanation.steps or {}) do
    if step.by == handle.name then steps[#steps + 1] = step end
  end
  if #steps ~= #calls then return end
  for place, call in ipairs(calls) do
    local wrong = compare(call, steps[place], faults, rules, figures)
    if wrong then return wrong end
  end
end

-- Hooks without an attempt are called once more about the top when something of it changes.

local layout, told = "interactivePopDisabled", "didAppear"

local function said(handle, hook, faults)
  if #faults > 0 then return "fault" end
  if hook == told then return "told" end
  local setting = nav.settings()[hook]
  return setting and setting.by == handle.name and "value" or "none", setting
end

local function callAgain(hook)
  if hook == layout then nav.top.props.zz = random() return end
  nav.push("Home", { animated = false })
  calls = {}
  nav.pop { animated = false }
end

local function playUnasked(handle, rules, known, figures, hook)
  scene(known)
  if nav.top.class == "Home" or nav.question() then return end
  if handle.quarantined then handle:reload() end
  calls = {}
  local last = lastEvent()
  callAgain(hook)
  local call, faults = calls[#calls], faultsSince(last, handle)
  if not call or #calls > 1 or handle.quarantined then return end
  local answer, setting = said(handle, hook, faults)
  local environment = { input = function(place) return (call.values[place] or unknown())[1] end }
  function environment.at(_, test) return test(environment) end
  environment.answer = unknown
  local sure, open = matching(rules, environment)
  figures.decisions = figures.decisions + 1
  local good = 0
  for _, list in ipairs { sure, open } do
    for _, way in ipairs(list) do
      local value = way.reason and evaluate(way.reason, environment)
      local isSame = answer ~= "value" or value == nil or value == setting.value
      if way.answer == "notUnderstood" or way.answer == answer and isSame then good = good + 1 end
    end
  end
  if #sure == 1 and #open == 0 and good == 1 then figures.exact = figures.exact + 1 end
  if good == 0 or #sure > 1 then
    return ("%s %s %s: %d ways hold, %d may"):format(
      answer, setting and tostring(setting.value) or "", faults[1] or "", #sure, #open)
  end
end

-- Plays `count` cases of a policy; gives what disagrees. One that the host refuses, since this Lua would compile it
-- wrongly, decides nothing.
function judge.policy(path, text, ways, seed, count, figures, hook)
  math.randomseed(seed)
  local all = assert(load(ways, "=ways", "t", words))()
  local rules = all[hook]
  local handle, refusal = nav.use(path)
  if not handle and refusal:find("compiles this expression wrongly", 1, true) then
    figures.refused = figures.refused + 1
    return
  end
  assert(handle, refusal)
  local asking = nav.use { name = "aa_probe", priority = math.maxinteger, controllers = "E", [hook] = probe(rules) }
  nav.onAwait("*", function() end)
  local known, wrong = constants(text), nil
  local play = hook == "shouldPop" and play or playUnasked
  for case = 1, count do
    handle:reload()
    local fine, problem = pcall(play, handle, rules, known, figures, hook)
    if not fine or problem then wrong = wrong or ("case %d: %s"):format(case, problem) end
  end
  asking:unload()
  handle:unload()
  return wrong
end

return judge
