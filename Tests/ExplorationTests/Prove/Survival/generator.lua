-- Made-up policies that keep something between calls: states, props, titles, variables of their file and tables that
-- count, and questions whose answers decide what is kept. Some do what a prover cannot follow to the end.
local generator = {}

local random = math.random
local function pick(list) return list[random(#list)] end
local function chance(share) return random() < share end

-- Places that a policy writes and counts in.
local PLACES = { "c.state.asked", "c.state.n", "c.state.tries", "c.state.word", "c.state[1]", "c.props.n", "c.props.word",
  "last", "count", "word", "config.tries", "config.word", "total", "list[#list + 1]", "list[1]", "counts.a" }
local PROPS = { "c.props.a", "c.props.n", "c.props.m", "c.props.k", "c.props.word", "c.props.t", "c.title", "c.index",
  "pop.count", "pop.source", "app.online", "c.class" }
local NUMBERS = { "0", "1", "2", "3", "7", "0.5", "-1", "1e15", "2^53", "math.maxinteger", "math.mininteger", "math.huge",
  "0/0", "-0.0", "255" }
local SIGNS = { "<", "<=", ">", ">=", "==", "~=" }
local OPERATORS = { "+", "-", "*", "%", "//", "/", "^", "&", "|", "~", "<<", ">>", ".." }

local value, condition, block
local asked
-- How many conditions are inside each other, and how many statements follow each other.
local deepest, longest

local function place() return pick(PLACES) end
local function input() return pick(PROPS) end

local function sum(depth)
  local one = chance(.6) and ("(%s or 0)"):format(place()) or ("(tonumber(%s) or 1)"):format(input())
  return ("%s %s %s"):format(one, pick(OPERATORS), chance(.7) and pick(NUMBERS) or value(depth + 1))
end

-- `$` stands for a value.
local function filled(text, inner) return (text:gsub("%$", function() return inner end)) end

local CALLS = { "tostring($)", "tonumber($)", "#tostring($)", "type($)", "math.floor(tonumber($) or 0)",
  "string.upper(tostring($))", "(tostring($)):sub(1, 3)", "string.rep(tostring($), 2)", "math.abs(tonumber($) or 0)",
  "math.tointeger($)", "help($)", "K[$]", "counts[$]", "($ and 1 or 2)", "select(-1, $)", "(function() return $ end)()",
  "c.props[$ or 1]", "list[$]", "next({ $ })", "select('#', $)", "string.format('%s|%s', tostring($), 1)" }

function value(depth)
  depth = depth or 0
  local x = random()
  if x < .25 then return place() end
  if x < .45 then return input() end
  if x < .55 then return pick(NUMBERS) end
  if x < .65 then return pick { '""', '"a"', '"word"', '"42"', "nil", "true", "false", "{}", "{ 1, 2 }" } end
  if depth > 2 then return "1" end
  if x < .8 then return "(" .. sum(depth + 1) .. ")" end
  return filled(pick(CALLS), value(depth + 1))
end

function condition(depth)
  depth = depth or 0
  local x = random()
  if x < .25 then return place() end
  if x < .4 then return "not " .. place() end
  if x < .55 then return ("(%s or 0) %s %s"):format(place(), pick(SIGNS), pick(NUMBERS)) end
  if x < .65 then return ("%s %s %s"):format(input(), pick(SIGNS), chance(.5) and input() or value()) end
  if x < .72 then local one = place() return ("%s and %s %s %s"):format(one, one, pick(SIGNS), pick(NUMBERS)) end
  if x < .78 then return ('type(%s) == "%s"'):format(value(), pick { "nil", "number", "string", "table", "boolean" }) end
  if x < .82 then return ("K[%s] == %s"):format(input(), pick { "true", "1", '"x"' }) end
  if x < .86 then return ("(tonumber(%s) or 0) %% %s == %s"):format(place(), pick { "2", "3", "0" }, pick { "0", "1" }) end
  if x < .9 and asked then return 'confirm("Sure?")' end
  if depth > 2 then return "true" end
  return ("(%s) %s (%s)"):format(condition(depth + 1), pick { "and", "or" }, condition(depth + 1))
end

local function choices()
  local all = {}
  for number = 1, random(2, 4) do
    all[number] = pick {
      ('"c%d"'):format(number), ('{ id = "c%d", title = "Choice %d" }'):format(number, number),
      ('{ id = "c%d", title = "Choice", style = "destructive" }'):format(number),
    }
  end
  if chance(.4) then all[#all] = ('{ id = "c%d", title = "Stay", style = "cancel" }'):format(#all) end
  return table.concat(all, ", "), #all
end

local function answer()
  return filled(pick {
    "return true", "return false", 'return false, "busy"', "return", "return nil", "return false, tostring($)",
    "return false, word .. $", "return $", 'error("no")', "perform('save', { n = $ }) return true",
    "return false, ('%d'):format(tonumber($) or 0)",
  }, value())
end

local function question()
  if chance(.3) then return ('local ok, why = await("save")\nif ok then\n%s\nend'):format(block(deepest)) end
  if chance(.3) then return ('if confirm("Leave?") then\n%s\nend'):format(block(deepest)) end
  local list, count = choices()
  local lines = { ('local id = choose("Save?", { %s })'):format(list) }
  for number = 1, random(1, count) do
    lines[#lines + 1] = ('%s id == "c%d" then\n%s'):format(number == 1 and "if" or "elseif", number, block(deepest))
  end
  return table.concat(lines, "\n") .. "\nend"
end

local WRITES = {
  function() return ("%s = (%s or 0) %s %s"):format(place(), place(), pick(OPERATORS), pick(NUMBERS)) end,
  function() local one = place() return ("%s = (%s or 0) + 1"):format(one, one) end,
  function() local one = place() return ("%s = (%s or 1) * 2 %% 7"):format(one, one) end,
  function() local one = place() return ("%s = (%s or '') .. %s"):format(one, one, pick { "'x'", "1", "c.class" }) end,
  function() return ("%s = %s"):format(place(), value()) end,
  function() return ("%s, %s = %s, %s"):format(place(), place(), value(), value()) end,
  function() return ("c.title = tostring(%s)"):format(value()) end,
  function() return ("table.insert(list, %s)"):format(pick { "1", "c.props.n", "true" }) end,
  function() return "table.remove(list)" end,
  function() return ("counts[%s] = (counts[%s] or 0) + 1"):format(input(), input()) end,
  function() return ("c.state[%s] = %s"):format(pick { '"n"', "1", "c.props.k", "c.class" }, value()) end,
  function() return ("for i = 1, %s do last = i if %s then break end end"):format(pick { "2", "c.props.n", "count" }, condition()) end,
  function() return ("for k, v in pairs(c.props.t or {}) do if v == %s then\n%s\nend end"):format(value(), answer()) end,
  function() return ("for _, v in ipairs(list) do count = count + 1 if v == %s then\n%s\nend end"):format(value(), answer()) end,
  function() return ("while %s do last = (last or 0) + 1 if last > 2 then break end end"):format(condition()) end,
  function() return ("local fine, why = pcall(function() %s end)\nif not fine then\n%s\nend"):format(answer(), answer()) end,
  function() return ("local function again(n) if n > %d or %s then\n%s\nend return again(n + 1) end\nif again(1) then\n%s\nend"):format(
    random(1, 80), condition(), answer(), answer()) end,
}

-- Endless loops and recursion, values that grow without a limit, and very large numbers.
local EXCESSES = {
  "local t = {} t.__index = t setmetatable(t, t) if t.x then return true end",
  "local t = setmetatable({}, { __lt = math.max }) if t < t then return true end",
  "local t = {} t.__call = t setmetatable(t, t) if pcall(t) then return true end",
  "local t = setmetatable({}, { __tostring = tostring }) if tostring(t) == 'x' then return true end",
  "if select(math.mininteger, 1, 2) then return true end",
  "local s = 'x' for i = 1, 60 do s = s .. s end word = s",
  "local s = tostring(c.props.word) for i = 1, 60 do s = s .. s end if s == 'x' then return false, s end",
  "local n = tonumber(c.props.n) or 0 for i = 1, 60 do n = n + n end if n > 5 then return false end",
  "local l for i = 1, 90 do for j = 1, 90 do l = { l } end end config.list = l",
  "local a = {} for i = 1, 31 do a = { a, a } end perform('x', a)",
  "if c.index > 3000000 and confirm('far') then return nil + 1 end",
  "if pop.count == math.maxinteger then return false, 'many' end",
  "local function f(n) return f(n + 1) end if f(1) then return true end",
  "local function f(n) if n > 50 then return c.props.a end return {{{{{{{{{{f(n + 1)}}}}}}}}}} end if f(1) then return true end",
  "for i = 1, 2000 do if c.props['p' .. i] then count = count + 1 end end",
  "for i = 1, 2000 do for j = 1, 2000 do end end",
  "for i = 1, 400 do if not confirm('q' .. i) then return false end end",
  "local x = c.props for i = 1, 900 do x = x and x.a end if x then return true end",
  "if #(c.props.word or '') > math.maxinteger - 1 then return true end",
  "word = (word or 'a') .. (word or 'b') if #word > 1e9 then return false end",
  "::top:: count = count * 2 + 1 if c.props.a and count < 1e18 then goto top end",
}

local function statement(depth)
  local x = random()
  if x < .34 then return pick(WRITES)() end
  if x < .42 and asked and depth < deepest then return question() end
  local text = ("if %s then\n%s\n"):format(condition(), depth < deepest and chance(.6) and block(depth + 1) or answer())
  if chance(.25) then text = text .. ("elseif %s then\n%s\n"):format(condition(), answer()) end
  if chance(.2) then text = text .. ("else\n%s\n"):format(depth < deepest and block(depth + 1) or answer()) end
  return text .. "end"
end

function block(depth)
  local lines = {}
  for _ = 1, depth == 0 and random(2, longest) or random(1, 2) do lines[#lines + 1] = "do " .. statement(depth) .. " end" end
  if chance(.5) then lines[#lines + 1] = "do " .. answer() .. " end" end
  return table.concat(lines, "\n")
end

local HOOKS = { "gestureShouldBegin", "shouldPush", "shouldSelect", "backTitle", "interactivePopDisabled", "didPop",
  "willAppear", "didAppear" }

local HEAD = [[
local last, word, list, counts, config = nil, "", {}, {}, { tries = 0, ask = true }
local count = %d
local K = { a = "x", [1] = true, [2] = 1, word = false }
local function help(v) if type(v) == "number" then count = count + 1 end return v end
return {
  controllers = %s, onError = "%s",
]]

local function hook(name)
  asked = name == "shouldPop" or name == "shouldPush" or name == "shouldSelect"
  local body = block(0)
  if name ~= "shouldPop" then body = body:gsub("pop%.%a+", "c.props.k") end
  return ("  %s = function(c, pop)\n%s\n  end,\n"):format(name, body)
end

-- Of a seed always the same one. Behind the first 200 one of four is large.
function generator.policy(seed)
  math.randomseed(seed)
  deepest, longest = 1, 2
  if seed > 200 and seed % 4 == 0 then deepest, longest = 2, 4 end
  local parts = { HEAD:format(random(0, 2), pick { '"Editor"', '"E*"', '{ "Editor", "Form" }' }, pick { "abstain", "deny" }) }
  parts[2] = hook("shouldPop")
  for _, name in ipairs(HOOKS) do if chance(.08) then parts[#parts + 1] = hook(name) end end
  if seed % 40 == 0 then
    local excess = EXCESSES[seed // 40 % #EXCESSES + 1]
    parts[2] = parts[2]:gsub("\n", function() return "\ndo " .. excess .. " end\n" end, 1)
  end
  parts[#parts + 1] = "}\n"
  return table.concat(parts)
end

return generator
