-- Made-up policies: types, orders, numbers beyond 2^53, patterns, tables, loops, pcall, questions and waits.
local generator = {}

local random = math.random
local function chance() return random() end
local function pick(list) return list[random(#list)] end

local NUMBERS = { "0", "1", "3", "-1", "2.5", "9007199254740992", "9007199254740993", "1e308", "math.huge",
  "math.mininteger", "10", "-0.0" }
local TEXTS = { '""', '"a"', '"b"', '"draft"', '"42"', '"x1"', '"true"', '"Ab"', '"a\\0"' }
local INPUTS = { "c.props.a", "c.props.b", "c.props.t", "c.props.a", "c.props.b", "c.props.t", "c.props.a", "c.props.b",
  "c.props.t", "c.title", "pop.source", "c.index", "c.class", "app.u", "pop.animated", "pop.dismisses", "c.isRoot",
  "pop.count" }
local TYPES = { "nil", "number", "string", "table", "boolean", "function" }
local PATTERNS = { '"^a"', '"%d+"', '"^%d+$"', '"raf"', '"^$"', '"[%a]+"' }
local ORDERS = { "<", "<=", ">", ">=" }

local function join(lists)
  local all = {}
  for _, list in ipairs(lists) do for _, one in ipairs(list) do all[#all + 1] = one end end
  return all
end

local value, number

-- Each is called with anything: what it refuses is an error of the hook.
local CALLS = { "math.max(%s, %n)", "math.min(%n, %s)", "math.max(%s, %s)", "math.floor(%s)", "math.ceil(%n)",
  "math.abs(%n)", "math.tointeger(%s)", "math.type(%s)", "(%s) .. %s", "-(%s)", "(%s) + 1", "(%n) // 2", "(%n) & 3",
  "~(%n)", "(%s) - %n", "(%n) %% 3", "2 ^ (%n)", "(%n) / 2", "string.len(%s)", "string.sub(%s, 2)",
  "string.sub(tostring(%s), -1)", "string.upper(%s)", "string.rep(%s, 2)", "string.byte(tostring(%s))",
  "string.format('%%d', %n)", "string.format('%%s', tostring(%s))", "string.find(tostring(%s), 'a', 1, true)",
  "tostring(%s):gsub('a', 'b')", "rawequal(%s, %s)", "select('#', %s, %s)", "(select(2, %s, %s))",
  "table.concat({ %s, 'x' })", "table.unpack({ %s, 1 })", "(%s) < %n", "(%n) <= %n", "(%s) == %s", "utf8.len(%s)",
  "pcall(error, %s)", "assert(%s)", "tostring(%s)", "tonumber(%s)", "#(%s)", "next({ %s })", "K[%s] == %s",
  "({ a = %s }).a", "(function(...) return ... end)(%s)", "(select(-1, %s, %s))", "pcall(math.floor, %s)" }

local function library(depth)
  local call = pick(CALLS)
  return (call:gsub("%%(.)", function(kind)
    if kind == "s" then return value(depth + 1) end
    if kind == "n" then return number(depth + 1) end
    return "%"
  end))
end

function value(depth)
  depth = depth or 0
  local x = chance()
  if x < .45 then return pick(INPUTS) end
  if x < .55 then return pick(NUMBERS) end
  if x < .65 then return pick(TEXTS) end
  if x < .72 then return pick { "nil", "true", "false" } end
  if x < .80 and depth < 2 then
    return ("(%s %s %s)"):format(value(depth + 1), pick { "or", "and" }, value(depth + 1))
  end
  if x < .88 and depth < 2 then return ("(%s)"):format(library(depth)) end
  if x < .91 then return "x" .. random(0, 1) end
  if x < .93 then return ("help(%s)"):format(pick(INPUTS)) end
  if x < .95 then return ("K[%s]"):format(pick(INPUTS)) end
  if chance() < .3 then return ("c.props.t and c.props.t[%s]"):format(pick { "1", "2" }) end
  return "(type(c.props.t) == 'table' and c.props.t.x)"
end

function number(depth)
  depth = depth or 0
  local input, x = pick(INPUTS), chance()
  if x < .4 then return ("(tonumber(%s) or 0)"):format(input) end
  if x < .6 then return ("(type(%s) == 'number' and %s or %s)"):format(input, input, pick(NUMBERS)) end
  if x < .7 then return ("#tostring(%s)"):format(input) end
  if x < .8 then return input end
  local inner = depth < 2 and number(depth + 1) or "1"
  local operator = chance() < .85 and pick { "+", "-", "*", "%" } or "//"
  return ("((%s) %s %s)"):format(inner, operator, pick { "1", "2", "3", "10", "0.5" })
end

local function condition(depth)
  depth = depth or 0
  local input, x = pick(INPUTS), chance()
  if x < .18 then return value() end
  if x < .36 then return ("%s %s %s"):format(value(), pick { "==", "~=" }, value()) end
  if x < .46 then return ('type(%s) %s "%s"'):format(input, pick { "==", "~=" }, pick(TYPES)) end
  if x < .50 then
    return ('math.type(%s) == "%s"'):format(chance() < .3 and input or number(), pick { "integer", "float" })
  end
  if x < .62 then return ("%s %s %s"):format(number(), pick(join { ORDERS, { "==" } }), pick(NUMBERS)) end
  if x < .68 then return ("(type(%s) == 'string' and %s %s %s)"):format(input, input, pick(ORDERS), pick(TEXTS)) end
  if x < .74 then return ("tostring(%s):%s(%s)"):format(input, pick { "find", "match" }, pick(PATTERNS)) end
  if x < .78 then return ("tostring(%s):%s() == %s"):format(input, pick { "lower", "upper", "reverse" }, pick(TEXTS)) end
  if x < .82 then return ("(type(%s) == 'table' and #%s %s %d)"):format(input, input, pick { ">", "==", "<" }, random(0, 3)) end
  if x < .86 then return ("pcall(function() return #%s %s 2 end)"):format(input, pick { ">", "<" }) end
  if x < .89 then return ("some(%s)"):format(input) end
  if depth >= 3 then return "true" end
  x = chance()
  if x < .33 then return ("not (%s)"):format(condition(depth + 1)) end
  return ("(%s) %s (%s)"):format(condition(depth + 1), x < .66 and "and" or "or", condition(depth + 1))
end

local count, tested = 0, nil

-- Asks, and then looks at something again that was looked at before: the app may have changed it.
local function lookingAgain(n)
  local again = tested and chance() < .7 and tested or condition()
  return ("%s if %s then return false, 'late%d' end return true, 'r%d'"):format(
    pick { "confirm('q')", "await('s')", "choose('q', {'A', 'B'})" }, again, n, n)
end

local function answer()
  count = count + 1
  local n, x = count, chance()
  if x < .45 then return ("return false, 'r%d'"):format(n) end
  if x < .55 then return ("return true, 'r%d'"):format(n) end
  if x < .6 then return lookingAgain(n) end
  if x < .68 then return "return nil" end
  if x < .74 then return ("return confirm('q%d')"):format(n) end
  if x < .76 then return ("if confirm('q%d') then return true end"):format(n) end
  if x < .79 then
    return ("if choose('q%d', {'A', 'B', 'C'}) == 'B' then return true, 'r%d' end return false, 'n%d'"):format(n, n, n)
  end
  if x < .84 then return ("local d, w = await('s%d') if d then return true end return false, w"):format(n) end
  if x < .89 then return ("return false, 'r%d ' .. %s"):format(n, pick(INPUTS)) end
  if x < .93 then return "return " .. value() end
  if x < .96 then return ("return false, ('%%s|%%d'):format(tostring(%s), 3)"):format(pick(INPUTS)) end
  return ("error('e%d')"):format(n)
end

local block

local function statement(depth)
  local x = chance()
  if x < .6 then
    local test = condition()
    tested = test
    local body = depth < 2 and chance() < .5 and block(depth + 1) or answer()
    local text = ("if %s then\n%s\n"):format(test, body)
    if chance() < .3 then text = text .. ("elseif %s then\n%s\n"):format(condition(), answer()) end
    if chance() < .2 then text = text .. ("else\n%s\n"):format(answer()) end
    return text .. "end"
  end
  if x < .75 then return ("x%d = %s"):format(random(0, 1), value()) end
  if x < .78 then
    -- What stands behind a jump, a break or an end of a loop is left out.
    return pick {
      ("for i = 1, %s do x0 = i if %s then break end end"):format(pick { "2", "3", "0" }, condition()),
      ("repeat local y = %s x1 = y until x1 == y or %s"):format(value(), condition()),
      ("for _, k in ipairs{'b', 't'} do if %s then goto on end x0 = c.props[k] ::on:: end"):format(condition()),
      ("do local x0 = %s if %s then x1 = x0 end end"):format(value(), condition()),
    }
  end
  if x < .82 then
    return pick {
      ("local function last(...) local v = {...} x1 = v[#v] return ... end x0 = last(%s, %s)"):format(value(), value()),
      ("x0, x1 = x1, %s"):format(value()),
      ("local l = {%s, 'a'} l[#l + 1] = %s x0 = l[2] x1 = #l"):format(pick { "1", "'x'", "true" }, pick(INPUTS)),
      ("local l = {k = %s} l.k, l.j = l.j, l.k x1 = l.j"):format(value()),
      ("c.props.a = %s"):format(value()),
    }
  end
  if x < .87 then
    return ("for _, k in ipairs{'a', 'b'} do if c.props[k] == %s then\n%s\nend end"):format(
      pick(join { NUMBERS, TEXTS }), answer())
  end
  return ("while x0 == nil do x0 = %s or 1 end"):format(value())
end

function block(depth)
  local lines = {}
  for _ = 1, pick(depth == 0 and { 1, 1, 2, 3 } or { 1, 1, 2 }) do lines[#lines + 1] = statement(depth) end
  if depth == 0 and chance() < .3 then lines[#lines + 1] = answer() end
  return table.concat(lines, "\n")
end

local FRAME = [[
local K = {a = "b", [1] = true, [2.5] = "x", draft = false, [true] = 7}
local function help(v)
  if type(v) == "string" then return v .. "!" end
  return v
end
local function some(t)
  if type(t) ~= "table" then return false end
  for _, v in ipairs(t) do if v == 1 or v == "bad" then return true end end
  return false
end
return { controllers = "E", %s onError = "%s",
  %s = function(c, pop)
    local x0, x1
%s
  end,
}
]]

-- A policy with one hook: `shouldPop`, or one that has no attempt to look at.
function generator.policy(seed, hook)
  math.randomseed(seed)
  count, tested = 0, nil
  local sources = pick { "", "", 'sources = {"backButton", "request", "escape"},' }
  local body = block(0)
  if hook ~= "shouldPop" then body = body:gsub("pop%.%a+", "c.props.b") end
  local parts, place = { sources, pick { "abstain", "deny" }, hook, body }, 0
  return (FRAME:gsub("%%s", function()
    place = place + 1
    return parts[place]
  end))
end

return generator
