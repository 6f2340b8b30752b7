-- Makes small functions for their ways: small(SEED, has_goto) is the source of one, and the same with what stands
-- before a label at the end of a block in a `do … end` of its own, which means the same and is what the verifier
-- advises. Labels stand at every place of a block; every form of loop, of `<close>`, of a captured local and of
-- varargs comes in each. `go()` says which way to take, `say(…)` notes what a local holds.
local random = math.random

local names, fixed, labels, loops, level, room, counter, has_goto, apart

local function pick(list) return list[random(#list)] end

local function once_in(n) return random(n) == 1 end

local function new_name(letter)
  counter = counter + 1
  return letter .. counter
end

local function declare(name, is_fixed)
  names[#names + 1] = name
  fixed[name] = is_fixed
  return name
end

local block

-- MARK: Expressions

local function name_or(other) return #names > 0 and pick(names) or other end

local values = {
  function() return tostring(random(9)) end,
  function() return name_or("nil") end,
  function() return name_or("c") end,
  function() return "go()" end,
  function() return "..." end,
  function() return "(...)" end,
  function() return "{" .. name_or("1") .. ", ...}" end,
  function() return "go() and " .. name_or("1") .. " or " .. random(9) end,
  function() return "(" .. name_or("1") .. " ~ (go() and " .. random(9) .. " or " .. name_or("1") .. "))" end,
  function() return (once_in(20) and "t" or "x") .. "[" .. name_or("1") .. " == " .. name_or("2") .. "]" end,
  function() return "f(" .. name_or("1") .. ")" end,
  function() return name_or("'s'") .. " .. " .. name_or("'s'") end,
  function() return "function() return " .. name_or("1") .. " end" end,
  function() return "not (go() and " .. name_or("c") .. ")" end,
}

local function value() return pick(values)() end

local function value_list()
  local list = {}
  for i = 1, random(3) do list[i] = value() end
  return table.concat(list, ", ")
end

local function condition() return once_in(3) and "go() and " .. name_or("c") or "go()" end

-- MARK: Statements

local function locals()
  local made = {}
  for i = 1, random(3) do made[i] = new_name("v") end
  local tail = once_in(2) and " = " .. value_list() or ""
  for _, name in ipairs(made) do declare(name) end
  return "local " .. table.concat(made, ", ") .. tail
end

local function constant()
  local tail = pick { "1", "'k'", value() }
  return "local " .. declare(new_name("v"), true) .. " <const> = " .. tail
end

local function closing() return "local " .. declare(new_name("v"), true) .. " <close> = closes(" .. random(9) .. ")" end

local function local_function()
  local name = declare(new_name("v"))
  return "local function " .. name .. "() return " .. pick(names) .. " end"
end

local function capture()
  local name = name_or("c")
  if fixed[name] or once_in(2) then return ("up[%d] = function() return %s end"):format(random(9), name) end
  return ("up[%d] = function() %s = %d return %s end"):format(random(9), name, random(9), name)
end

local function assign()
  local name = name_or("x")
  return (fixed[name] and "x" or name) .. pick { " = ", ", x = ", ", up[1] = " } .. value_list()
end

local function call_kept() return ("say(up[%d] and up[%d]())"):format(random(4), random(4)) end

local function say() return "say(" .. name_or("1") .. ", " .. name_or("2") .. ")" end

local function branch()
  local text = "if " .. condition() .. " then " .. block()
  if once_in(4) then text = text .. " elseif " .. condition() .. " then " .. block() end
  if once_in(3) then text = text .. " else " .. block() end
  return text .. " end"
end

local function inside_loop(body)
  loops = loops + 1
  local text = body()
  loops = loops - 1
  return text
end

local function while_loop()
  return "while " .. condition() .. " do " .. inside_loop(block) .. " end"
end

local function repeat_loop()
  return "repeat " .. inside_loop(function() return block(function() return " until go() or " .. name_or("c") end) end)
end

-- A block whose own locals are there from the start.
local function with(made, head)
  return head .. inside_loop(function() return block(nil, made) end) .. " end"
end

local function numeric_loop()
  local name = new_name("i")
  return with({ name }, "for " .. name .. " = " .. pick { "1, 3", "3, 1, -2", "1, 0", "1.5, 3", "1, 9, 4" } .. " do ")
end

local function generic_loop()
  local key, other = new_name("k"), new_name("k")
  local each = pick { "each(t)", "each(t, closes(8))", "next, {1, 2}", "next, {1, 2}, nil, closes(9)", "each(t), nil" }
  if once_in(2) then return with({ key }, "for " .. key .. " in " .. each .. " do ") end
  return with({ key, other }, "for " .. key .. ", " .. other .. " in " .. each .. " do ")
end

local function inner_block() return "do " .. block() .. " end" end

local function jump()
  local leave = loops > 0 and (once_in(3) or #labels == 0) and "break"
  if not leave and has_goto and #labels > 0 then leave = "goto " .. pick(labels) end
  if not leave then return say() end
  return once_in(4) and leave or "if " .. condition() .. " then " .. leave .. " end"
end

-- A jump from where a local is captured, or is to be closed.
local function captured()
  local count, made = #names, pick { locals, locals, local_function, closing }
  local text = "do " .. made() .. " " .. capture() .. " " .. jump() .. " " .. pick { say, capture, assign }()
  for i = #names, count + 1, -1 do names[i] = nil end
  return text .. " end"
end

local function leaving()
  return "if go() then return " .. pick { "", value_list(), "f(" .. name_or("1") .. ")", "(f(2))", "..." } .. " end"
end

local plain = { locals, locals, locals, constant, local_function, capture, capture, assign, say, call_kept, closing }
local nested = {
  branch, branch, while_loop, repeat_loop, numeric_loop, generic_loop, inner_block, inner_block, jump, jump, jump, leaving,
  captured, captured, captured,
}

local function statement()
  room = room - 1
  return pick((room < 0 or level > 3 or once_in(2)) and plain or nested)()
end

-- A block's statements, with its labels between them. `finish` makes what comes behind them and sees its locals.
function block(finish, made)
  local count, texts, mine, at_end, had = #names, {}, {}, {}, loops
  level = level + 1
  for _, name in ipairs(made or {}) do declare(name, true) end
  local length, label_count = random(0, 4), #labels
  if has_goto then
    for _ = 1, random(0, 2) do
      local label = new_name("l")
      labels[#labels + 1] = label
      local place = once_in(2) and length or random(0, length)
      mine[place] = (mine[place] or "") .. " ::" .. label .. "::" .. pick { "", "", ";" }
    end
  end
  if mine[0] and length > 0 then texts[1] = mine[0] end
  for i = 1, length do
    texts[#texts + 1] = statement()
    if i < length and mine[i] then texts[#texts + 1] = mine[i] end
  end
  if mine[length] then at_end[1] = mine[length] end
  local text = table.concat(texts, " ")
  local last = finish and finish()
  if last then
    text = text .. (at_end[1] or "") .. last
  elseif at_end[1] then
    text = (apart and "do " .. text .. " end" or text) .. at_end[1]
  elseif once_in(12) then
    text = text .. " return " .. value_list()
  end
  for i = #names, count + 1, -1 do names[i] = nil end
  for i = #labels, label_count + 1, -1 do labels[i] = nil end
  level, loops = level - 1, had
  return text
end

local function pad()
  local items = {}
  for i = 1, 260 do items[i] = i .. ".25" end
  return "local pad = {" .. table.concat(items, ", ") .. "} "
end

local function make(seed, try, is_apart)
  math.randomseed(seed, try)
  names, fixed, labels, loops, level, counter, apart = {}, {}, {}, 0, 0, 0, is_apart
  room = random(3, 14)
  if once_in(6) then return "local up, t, f, c = ... " .. block() end
  local head = "local up, t, f = ... for turn = 1, 3 do try(function(c, ...) "
  return head .. (once_in(40) and pad() or "") .. block() .. " end, turn > 1, 2, 3) end"
end

function small(seed, with_goto)
  has_goto = with_goto
  for try = 1, 200 do
    local source = make(seed, try, false)
    if load(source) then return source, make(seed, try, true) end
  end
  return "return 1", "return 1"
end
