-- A world in which every operation of every value means something, so that random functions run to their end:
-- try(COMPILED) runs one and tells, as text, what it did and what it returned. Errors of Lua count as `error`,
-- since their words differ between releases.
local trace, deepest, ways, left
local kind_of, sub, format, strings = math.type, string.sub, string.format, getmetatable("")

local function note(word)
  if #trace < 2000 then trace[#trace + 1] = word end
end

local function show(value)
  local kind = kind_of(value) or type(value)
  if kind == "integer" then return tostring(value) end
  if kind == "float" then return format("%.6g", value) end
  return kind == "string" and format("%q", sub(value, 1, 20)) or kind
end

local events = {
  "add", "sub", "mul", "div", "mod", "pow", "unm", "idiv", "band", "bor", "bxor", "shl", "shr", "bnot", "concat",
  "len",
}

local meta = {
  __index = function(_, key) note("index " .. show(key)) return 7 end,
  __newindex = function(_, key, value) note("set " .. show(key) .. " " .. show(value)) end,
  __call = function(_, ...) note("call " .. select("#", ...)) return 1, ... end,
  __close = function() note("close") end,
  __lt = function(a, b) return show(a) < show(b) end,
  __le = function(a, b) return show(a) <= show(b) end,
}
for _, event in ipairs(events) do
  meta["__" .. event] = function(a, b)
    note(event .. " " .. show(a) .. " " .. show(b))
    return #event
  end
end

local function give_meaning(metatable)
  for _, value in ipairs { false, 1, print } do debug.setmetatable(value, metatable) end
  debug.setmetatable(nil, metatable)
  debug.setmetatable("", metatable or strings)
end

-- Calls what was given, not too deep.
local function f(first, ...)
  note("f " .. show(first))
  if type(first) ~= "function" or deepest <= 0 then return first, ... end
  deepest = deepest - 1
  return first(...)
end

local function each(_, closing)
  local step = function(_, last) if last < 3 then return last + 1, last * 2 end end
  return step, nil, 0, closing
end

local function closes(number) return setmetatable({}, { __close = function() note("closes " .. number) end }) end

-- Which way to take: the same ones in every process. Who asks too often runs in a circle.
local function go()
  left, ways = left - 1, (ways * 1103515245 + 12345) % (1 << 31)
  if left < 0 then error("a circle") end
  return ways >> 16 & 1 == 1
end

local function say(...)
  local words = table.pack(...)
  for i = 1, words.n do words[i] = show(words[i]) end
  note("say " .. table.concat(words, " "))
end

local function attempt(called, ...)
  local results = table.pack(pcall(called, ...))
  for i = 1, math.min(results.n, 5) do note(i > 1 and not results[1] and "why" or show(results[i])) end
end

local function run(compiled)
  local up, t = {}, setmetatable({ 1, 2, x = 3 }, meta)
  local globals = {
    each = each, closes = closes, next = next, select = select, i = 4, go = go, say = say, try = attempt, x = 1, c = 2,
  }
  setmetatable(globals, meta)
  local chunk = load(compiled, "=random", "b", globals)
  local results = table.pack(chunk(up, t, f, 1, 2.5, "3"))
  for i = 1, math.min(results.n, 20) do note(show(results[i])) end
  for i = 1, 9 do note(show(up[i])) if type(up[i]) == "function" then note(show(up[i]())) end end
end

function try(compiled)
  trace, deepest, ways, left = {}, 20, 11, 60
  debug.sethook(function() error("endless") end, "", 200000)
  give_meaning(meta)
  local good = pcall(run, compiled)
  give_meaning(nil)
  debug.sethook()
  note(good and "done" or "error")
  return table.concat(trace, ";")
end
