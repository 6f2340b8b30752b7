-- Calls every function that the host replaces with random arguments. Run in stock Lua and in a
-- state of ours, with the same seed, it must give the same text.
local seed, count, group = ...
local pcall, type, tostring, select, ipairs = pcall, type, tostring, select, ipairs

local function random(n)
  seed = (seed * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
  return (seed >> 33) % n + 1
end

local function pick(list) return list[random(#list)] end

local out = {}

local function show(value)
  if type(value) == "table" or type(value) == "function" or type(value) == "userdata"
    or type(value) == "thread" then
    return type(value)
  end
  if value ~= value then return "nan" end
  return tostring(value)
end

local function note(name, ...)
  local text = name
  for i = 1, select("#", ...) do text = text .. "|" .. show((select(i, ...))) end
  out[#out + 1] = text
end

local function try(name, f, ...) note(name, pcall(f, ...)) end

local items = {
  "a", "b", "c", ".", "%a", "%d", "%s", "%w", "%p", "%l", "%A", "%S", "%W", "[ab]", "[^a]", "[a-c]",
  "[%d%s]", "[]]", "[^]]", "[a-]", "[-a]", "[%]]", "%1", "%2", "%0", "%b()", "%bab", "%f[a]", "%f[%w]", "%f[^a]",
  "%(", "%%", "%.", "^", "$", "()", "\0", "%z", "%x", "%c", "%g", "%u", "é", "\xff", "%",
  "[", "]", "[^", "%f", "%b", "%ba", "(", ")", "((", "))", "-", "*", "%9",
}
local sound = {}
for i = 1, 45 do sound[i] = items[i] end
local suffixes = {"", "", "", "*", "+", "-", "?"}
local letters = {"a", "b", "c", "(", ")", "1", " ", "A", ".", "\0", "%", "é", "-"}

local function subject(length)
  local text = ""
  for _ = 1, random(length) - 1 do text = text .. pick(letters) end
  return text
end

local function pattern()
  local from = random(4) == 1 and items or sound
  local text, open = random(6) == 1 and "^" or "", 0
  for _ = 1, random(6) do
    local item = pick(from)
    if random(5) == 1 then
      text = text .. "("
      open = open + 1
    end
    text = text .. item .. pick(suffixes)
    if open > 0 and random(2) == 1 then
      text = text .. ")"
      open = open - 1
    end
  end
  if random(10) > 1 then text = text .. (")"):rep(open) end
  return text
end

local odd = {
  0, 1, -1, 2, 3, -3, 7, 2.0, 2.5, "3", "x", "", "0x10", " 4 ", "1e2", true, false, math.huge,
  -math.huge, 0 / 0, math.maxinteger, math.mininteger, 1e15, -0.0, 255, 256, 1 << 40, "abc",
}

-- Now and then an argument of any kind, nil included.
local function any(usual)
  if random(12) > 1 then return usual end
  return odd[random(#odd + 2)]
end

-- The same where a large number would only take long.
local mild = {0, 1, -1, 2, 2.0, 2.5, "3", "x", "", true, false, "abc", " 4 "}
local function some(usual)
  if random(12) > 1 then return usual end
  return mild[random(#mild + 2)]
end

local function near() return some(random(14) - 6) end

-- With addresses of 32 bits Lua's own functions take 2^40 for 0, and read the byte before the text.
local widest = string.packsize("T") < 8 and 1 << 40

local function position()
  local at = any(random(14) - 6)
  if widest and at == widest then return math.maxinteger end
  return at
end

local groups = {}

function groups.find()
  local s, p = subject(14), pattern()
  local kind = random(3)
  if kind == 1 then try("find " .. p .. " in " .. s, string.find, s, p)
  elseif kind == 2 then try("find at", string.find, any(s), any(p), position(), random(6) == 1)
  else try("find part", string.find, s, s:sub(random(4), random(6)), position(), true) end
end

function groups.match() try("match", string.match, any(subject(14)), any(pattern()), any(nil)) end

function groups.gmatch()
  local s, p, found = subject(12), pattern(), {}
  local ok, problem = pcall(function()
    local n = 0
    for a, b in string.gmatch(s, p, random(3) == 1 and position() or nil) do
      n = n + 1
      found[n] = show(a) .. "," .. show(b)
    end
  end)
  note("gmatch " .. p .. " in " .. s, ok, problem, table.concat(found, ";"))
  if random(20) == 1 then try("gmatch", string.gmatch, any(s), any(p), any(nil)) end
end

-- Patterns at the edge of what the matcher takes: depth, captures, long subjects.
function groups.deep()
  local n = random(120) + 140
  local item = pick{"a?", "a*", "a-", "(a)", "()", "a+", "[ab]?", "(a", "%f[a]a?", ".-", "x?"}
  local p = item:rep(n) .. pick{"", "b", "$", "a", "%1", ("a"):rep(5)}
  local s = ("a"):rep(random(3) - 1) .. pick{"", "b", "c"}  -- short, or it never ends
  try("deep " .. item .. n, string.find, s, p)
  try("captures", string.match, s, ("(a?)"):rep(random(40)))
  try("long", string.find, ("a"):rep(random(3000)), pick{".-b", "a*b?$", "(a*)b?", "^a-$", ".*%f[%z]"})
  try("gsub", string.gsub, s, "(" .. item .. ")", "%1%1")
end

local templates = {
  "", "x", "%0", "%1", "%2", "<%1>", "%%", "%", "%a", "a%0b%1", "%9", "\0", "%0%0",
}

local function answers(a, b)
  if a == "a" then return false elseif a == "b" then return nil elseif a == "c" then return {} end
  return (a and "<" .. tostring(a) or "?") .. tostring(b)
end

function groups.gsub()
  local kind = random(5)
  local repl = pick(templates)
  if kind == 1 then repl = answers end
  if kind == 2 then repl = {a = "[a]", b = false, ["1"] = 7, [1] = "one", c = random(9) == 1 and {} or "C"} end
  if kind == 3 then repl = any(repl) end
  local most = random(4) == 1 and position() or nil
  try("gsub", string.gsub, any(subject(12)), any(pattern()), repl, most)
end

function groups.strings()
  local s = any(subject(20))
  try("rep", string.rep, s, some(random(8) - 3), any(random(2) == 1 and pick(letters) or nil))
  try("byte", string.byte, s, position(), position())
  try("byte1", string.byte, s)
  try("char", string.char, any(random(300) - 20), any(65), any(random(260)))
  try("lower", string.lower, s)
  try("upper", string.upper, s)
  try("reverse", string.reverse, s)
  try("sub", string.sub, s, position(), position())
  try("len", string.len, s)
  local number = any(pick{"10", "0x1p4", " 5", "1e", "z", "7", "99999999999999999999", "-8", "1 "})
  try("tonumber", tonumber, number)
  try("tonumber base", tonumber, number, any(random(40)))
  try("tostring", tostring, pick(odd))
  try("add", function() return pick(odd) + pick(odd) end)
  try("idiv", function() return pick(odd) // pick(odd) end)
  try("mod", function() return pick(odd) % pick(odd) end)
  try("unm", function() return -pick(odd) end)
  try("pow", function() return pick(odd) ^ 2 end)
end

local conversions = {"d", "i", "u", "c", "x", "X", "o", "e", "E", "f", "F", "g", "G", "a", "A", "s", "q", "%", "z", ""}
local flags = {"", "", "", "-", "0", "+", " ", "#", "5", "05", "-8", ".3", "8.2", "99", "123", ".123", "+-#0 "}

function groups.format()
  local text = ""
  for _ = 1, random(4) do text = text .. pick(letters) .. "%" .. pick(flags) .. pick(conversions) end
  try("format " .. text, string.format, text, pick(odd), pick(odd), any(subject(6)), pick(odd))
end

local packings = {
  "b", "B", "h", "H", "i", "I", "l", "L", "j", "J", "T", "i3", "I7", "i16", "i17", "f", "d", "n",
  "s", "s1", "s2", "z", "x", "X", "Xi", "!", "!4", "!17", "<", ">", "=", " ", "c3", "c0", "c", "y",
  "c9999", "Xc1",
}

function groups.pack()
  local text = ""
  for _ = 1, random(4) do text = text .. pick(packings) end
  try("pack " .. text, string.pack, text, pick(odd), any("abc"), pick(odd), any(3))
  try("packsize", string.packsize, any(text))
  try("unpack", string.unpack, any(text), any(subject(24)), random(3) == 1 and position() or nil)
end

local function list(length)
  local made = {}
  for i = 1, random(length) - 1 do made[i] = random(100) end
  return made
end

local function dump(t)
  if type(t) ~= "table" then return show(t) end
  local text = ""
  for i = -2, 16 do text = text .. show(t[i]) .. "," end
  return text
end

function groups.tables()
  local t = list(9)
  try("insert", table.insert, some(t), some(near()), some(5))
  try("insert end", table.insert, t, 9)
  try("insert few", table.insert, some(t))
  note("after", dump(t))
  try("remove", table.remove, some(t), some(random(3) == 1 and near() or nil))
  note("after", dump(t))
  t[random(12)] = pick(odd)
  try("concat", table.concat, some(t), some(","), near(), near())
  try("concat all", table.concat, some(list(6)), some("-"))
  try("unpack", table.unpack, some(t), near(), near())
  try("unpack all", table.unpack, some(t))
  local target = random(2) == 1 and {} or nil
  local ok, moved = pcall(table.move, some(t), near(), near(), near(), target)
  note("move", ok, dump(moved), dump(t))
  local packed = table.pack(table.unpack(list(7)))
  note("pack", packed.n, dump(packed))
end

function groups.lying()
  local log = {}
  local t = setmetatable({}, {
    __len = function() return pick{3, 0, -1, 5, "2", 2.5, {}} end,
    __index = function(_, k) log[#log + 1] = "r" .. k return k * 2 end,
    __newindex = function(_, k, v) log[#log + 1] = "w" .. k .. "=" .. show(v) end,
  })
  local f = pick{table.insert, table.remove, table.concat, table.unpack, table.move, table.sort}
  local a, b, c = pick{1, 2, 3, 4, "x"}, pick{1, 2, 5, 7}, pick{1, 2, 3}
  if f == table.concat then a = "," end
  if f == table.sort then a = nil end
  try("lying", f, t, a, b, c)
  note("log", table.concat(log, " "))
end

function groups.sort()
  local t = list(random(10) == 1 and 300 or 12)
  local kind = random(6)
  local function by_tens(a, b) return a // 10 < b // 10 end
  if kind == 1 then try("sort", table.sort, t, function(a, b) return a > b end)
  elseif kind == 2 then try("sort", table.sort, t, by_tens)
  elseif kind == 3 then try("sort", table.sort, t, function() return random(2) == 1 end)
  elseif kind == 4 then try("sort", table.sort, t, function() return true end)
  elseif kind == 5 then
    t[#t + 1] = any("x")
    try("sort", table.sort, any(t), any(nil))
  else try("sort", table.sort, t) end
  local text = ""
  for _, v in ipairs(t) do text = text .. show(v) .. " " end
  note("sorted", text)
end

local pieces = {"a", "é", "€", "😀", "\x80", "\xff", "\0", "\xed\xa0\x80", "\xf4\x90\x80\x80", "z", "\xc0\x80"}

function groups.utf8()
  local s = ""
  for _ = 1, random(6) - 1 do s = s .. pick(pieces) end
  s = any(s)
  local lax = random(3) == 1
  try("len", utf8.len, s, position(), position(), lax)
  try("len all", utf8.len, s)
  try("codepoint", utf8.codepoint, s, position(), position(), lax)
  try("offset", utf8.offset, s, position(), position())
  try("offset n", utf8.offset, s, position())
  try("char", utf8.char, any(random(0x800)), any(random(0x110000)))
  local text = ""
  local ok, problem = pcall(function()
    for p, c in utf8.codes(s, lax) do text = text .. p .. ":" .. c .. " " end
  end)
  note("codes", ok, problem, text)
end

local dates = {"%Y", "%m", "%d", "%H:%M:%S", "%c", "%x", "%j", "%p", "%%", "%Ey", "%Od", "%Q", "%E", "%", "x", "%EQ", "*t", "!%c", "!*t"}

function groups.dates()
  local format = pick(dates) .. (random(3) == 1 and pick(dates) or "")
  local when = any((random(4000000) - 1000) * 1000)
  local ok, date = pcall(os.date, any(format), when or 0)
  if type(date) == "table" then
    note("date", date.year, date.month, date.day, date.hour, date.min, date.sec, date.wday, date.yday, date.isdst)
  else
    note("date", ok, date)
  end
  local t = {year = any(2000 + random(40)), month = any(random(30) - 8), day = any(random(60) - 10), hour = any(nil), min = any(nil), sec = any(nil)}
  try("time", os.time, t)
  note("normal", t.year, t.month, t.day, t.hour, t.min, t.sec)
  try("difftime", os.difftime, any(5), any(3))
end

function groups.base()
  local t = {10, 20, x = 1}
  try("next", next, any(t), any(nil))
  try("next bad", next, t, "not there")
  try("pairs", pairs, any(t))
  try("rawset", rawset, any({}), any("k"), any(1))
  try("select", select, any(random(5) - 3), 1, 2, 3)
  try("setmetatable", setmetatable, any({}), any(nil))
  try("setmetatable", setmetatable, setmetatable({}, {__metatable = 1}), {})
  try("pcall", pcall, any(error), any("message"))
  try("xpcall", xpcall, any(error), any(tostring), any("m"))
  try("load", load, any("return 1 +"), any("=name"), any("t"))
  try("load", load, function() error("reader") end)
  local given = any("return 1")
  try("load", load, function() local piece = given given = nil return piece end)
  local ok, chunk = pcall(load, any("return ..., 7"), "=c", any(nil), {})
  note("load", ok, chunk)
  if type(chunk) == "function" then try("chunk", chunk, any(1)) end
end

function groups.coroutines()
  local co = coroutine.create(function(...)
    local a = coroutine.yield(...)
    if a == 1 then error("one") elseif a == 2 then error({}) elseif a == 3 then error() end
    return a, coroutine.isyieldable()
  end)
  try("resume", coroutine.resume, any(co), any(1))
  try("status", coroutine.status, any(co))
  try("resume", coroutine.resume, co, random(5))
  try("resume", coroutine.resume, co)
  try("status", coroutine.status, co)
  try("close", coroutine.close, any(co))
  try("create", coroutine.create, any(print))
  try("wrap", coroutine.wrap(function() error(any("x")) end))
  local wrapped = coroutine.wrap(function() return 1 end)
  try("wrapped", wrapped)
  try("wrapped", wrapped)
  try("isyieldable", coroutine.isyieldable)
  local closing = coroutine.create(function()
    local x <close> = setmetatable({}, {__close = function() if random(2) == 1 then error("c") end end})
    coroutine.yield()
  end)
  coroutine.resume(closing)
  try("closing", coroutine.close, closing)
end

local names = {}
for name in group:gmatch("%a+%d*") do names[#names + 1] = name end
for _ = 1, count do groups[pick(names)]() end
return table.concat(out, "\n")
