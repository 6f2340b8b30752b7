-- Makes random functions: generate(SEED) is the source of one, the same in every process. Each ends, and uses
-- what the compiler finds hard: many constants, jumps in expressions, `goto`, `break`, what is captured and
-- what is to be closed.
local random = math.random

local out, names, fixed, level, room, counter, has_varargs, labels

local function pick(list) return list[random(#list)] end

local function once_in(n) return random(n) == 1 end

local function put(...) out[#out + 1] = table.concat({ ... }, " ") end

local function new_name()
  counter = counter + 1
  return "v" .. counter
end

-- What stands in `body` is written with names of its own, which go afterwards.
local function scope(body)
  local count = #names
  level = level + 1
  body()
  level = level - 1
  for i = #names, count + 1, -1 do names[i] = nil end
end

local function declare(name, is_fixed)
  names[#names + 1] = name
  fixed[name] = is_fixed
  return name
end

-- MARK: Expressions

local expression, list, body_of_function

local literals = {
  function() return tostring(random(-3, 9)) end,
  function() return tostring(random(100, 1 << 20)) end,
  function() return random(90) .. ".5" end,
  function() return random(9) .. ".0" end,
  function() return tostring(random(1 << 33, 1 << 40)) end,
  function() return pick { "true", "false", "nil" } end,
  function() return '"k' .. random(400) .. '"' end,
  function() return '"' .. random(9) .. '"' end,
}

local function literal() return pick(literals)() end

local binary = {
  "+", "-", "*", "/", "//", "%", "^", "&", "|", "~", "&", "|", "~", "<<", ">>", "..", "==", "~=", "<", ">",
  "<=", ">=", "and", "or", "and", "or", "and", "or",
}

local function operation(depth)
  return "(" .. expression(depth) .. " " .. pick(binary) .. " " .. expression(depth) .. ")"
end

-- What jumps over a part of itself, with a constant.
local function choice(depth)
  local either = expression(depth) .. pick { " or ", " and " } .. literal()
  return "(" .. literal() .. pick { " ~ ", " & ", " | ", " + ", " < " } .. "(" .. either .. "))"
end

local function comparison(depth)
  return expression(depth) .. " " .. pick { "<", "==", "~=", ">=" } .. " " .. expression(depth)
end

local function place(depth)
  local object = pick { "t", "t", "global", pick(names), "t.k" .. random(400) }
  if once_in(3) then return object .. ".k" .. random(400) end
  if once_in(60) then return object .. "[" .. expression(depth) .. "]" end
  return object .. "[" .. pick { literal(), pick(names), "f(" .. list(depth) .. ")" } .. "]"
end

local function constructor(depth)
  local items = {}
  for i = 1, random(0, 6) do
    local kind = random(4)
    local value = expression(depth)
    if kind == 1 then value = "[" .. expression(depth) .. "] = " .. value end
    if kind == 2 then value = "k" .. random(400) .. " = " .. value end
    items[i] = value
  end
  if once_in(4) then items[#items + 1] = "f(" .. list(depth) .. ")" end
  return "{" .. table.concat(items, ", ") .. "}"
end

local function varargs() return has_varargs and pick { "...", "(...)", "select(2, ...)" } or "nil" end

local function a_function()
  return level < 4 and body_of_function() or "f"
end

local compound = {
  operation, operation, operation, operation, choice, comparison, place, place, constructor, varargs, a_function,
  function(depth) return pick { "not ", "-", "~", "#" } .. "(" .. expression(depth) .. ")" end,
  function(depth) return expression(depth) .. pick { " and ", " or " } .. expression(depth) end,
  function(depth) return "f(" .. list(depth) .. ")" end,
  function(depth) return "(f(" .. list(depth) .. "))" end,
  function(depth) return "t:m" .. random(400) .. "(" .. list(depth) .. ")" end,
}

function expression(depth)
  room = room - 1
  if depth > 4 or room < 0 or once_in(3) then return once_in(2) and pick(names) or literal() end
  return pick(compound)(depth + 1)
end

function list(depth)
  local items = {}
  for i = 1, random(0, 3) do items[i] = expression(depth + 1) end
  if once_in(5) then items[#items + 1] = has_varargs and "..." or "f()" end
  return table.concat(items, ", ")
end

-- MARK: Statements

local block

local function assignable(depth)
  local name = pick(names)
  if once_in(2) and not fixed[name] then return name end
  return once_in(6) and "global" or place(depth)
end

local function assignment()
  local left, right = {}, {}
  for i = 1, once_in(3) and random(2, 4) or 1 do left[i] = assignable(1) end
  for i = 1, random(#left + 1) do right[i] = expression(1) end
  put(table.concat(left, ", "), "=", table.concat(right, ", "), ";")
end

local function locals()
  local made, values = {}, list(0)
  for i = 1, random(3) do made[i] = new_name() end
  put("local", table.concat(made, ", "), values ~= "" and "= " .. values or "", ";")
  for _, name in ipairs(made) do declare(name) end
end

local function constant()
  local name = new_name()
  put("local", name, "<const> =", literal(), ";")
  declare(name, true)
end

local function local_function()
  local name = new_name()
  put("local function", declare(name, true), (body_of_function():gsub("^function", "", 1)))
end

local function to_be_closed()
  local name = new_name()
  put("local", name, "<close> = closes(" .. random(9) .. ");")
  declare(name, true)
end

local function branch()
  put("if", expression(0), "then")
  block(3)
  if once_in(3) then
    put("elseif", expression(0), "then")
    block(2)
  end
  if once_in(2) then
    put("else")
    block(2)
  end
  put("end")
end

-- A loop whose body may leave it or go to its end.
local function loop(head, made, tail)
  local label = new_name()
  put(head)
  scope(function()
    for _, name in ipairs(made) do declare(name, true) end
    labels[#labels + 1] = { name = label, breaks = true, level = level }
    for _ = 1, random(4) do block(once_in(3) and -1 or 0) end
    labels[#labels] = nil
    put("::" .. label .. "::")
  end)
  put(tail)
end

local function numeric_loop() loop("for i = 1, " .. random(3) .. " do", { "i" }, "end") end

local function generic_loop()
  local values = pick { "each(t)", "each(t, closes(1))", "next, {1, 2}", "next, {1, 2}, nil, nil" }
  local key, value = new_name(), new_name()
  loop("for " .. key .. ", " .. value .. " in " .. values .. " do", { key, value }, "end")
end

local function while_loop()
  local count = new_name()
  put("local", count, "= 0; while", count, "< 3 and (" .. expression(1) .. ") do", count, "=", count, "+ 1;")
  loop("do", {}, "end end")
end

local function repeat_loop()
  local count = new_name()
  put("local", count, "= 0; repeat", count, "=", count, "+ 1;")
  scope(function()
    for _ = 1, random(3) do block(-1) end
    put("until", count, "> 2 or (" .. expression(1) .. ");")
  end)
end

local function backwards()
  local count, label = new_name(), new_name()
  put("do local", count, "= 0; ::" .. label .. "::;", count, "=", count, "+ 1;")
  block(3)
  put("if", count, "< 3 then goto", label, "end end")
end

local function leave()
  if #labels == 0 then return put("f();") end
  local label = pick(labels)
  put("if", expression(1), "then", pick { "break", "goto " .. label.name, "goto " .. label.name }, "end")
end

local function captured()
  local name = new_name()
  put("do local", name, "=", expression(1), "; up[" .. random(9) .. "] = function() return", name, "end;")
  scope(function()
    declare(name)
    block(2)
    if #labels > 0 then leave() end
  end)
  put("end")
end

local statements = {
  assignment, assignment, assignment, assignment, locals, locals, locals, local_function, constant,
  function() put("f(" .. list(0) .. ");") end,
  function() put("t:m" .. random(9) .. "(" .. list(0) .. ");") end,
}
local nested = {
  branch, branch, numeric_loop, generic_loop, generic_loop, while_loop, repeat_loop, backwards, captured,
  captured, to_be_closed, leave, leave,
  function() put("do") block(3) put("end") end,
}

local function statement()
  room = room - 1
  pick((room < 0 or level > 5 or once_in(2)) and statements or nested)()
end

-- `most` statements in a scope of their own; 0: one of them; -1: one, in the scope that is open.
function block(most)
  if most == -1 then return statement() end
  scope(function()
    if most == 0 then put("do") end
    for _ = 1, random(most > 0 and most or 2) do statement() end
    if most == 0 then put("end") end
  end)
end

function body_of_function()
  local saved, was, around = out, has_varargs, labels
  local parameters = {}
  out, labels, has_varargs = {}, {}, once_in(3)
  scope(function()
    for i = 1, random(0, 3) do parameters[i] = declare(new_name()) end
    if has_varargs then parameters[#parameters + 1] = "..." end
    for _ = 1, random(3) do statement() end
    put("return", list(1))
  end)
  local text = "function(" .. table.concat(parameters, ", ") .. ") " .. table.concat(out, " ") .. " end"
  out, has_varargs, labels = saved, was, around
  return text
end

-- MARK: Functions

-- More constants than an operand can name.
local function pad()
  local items = {}
  for i = 1, random(240, 300) do
    items[i] = once_in(3) and '"p' .. i .. '"' or once_in(2) and i .. ".25" or tostring(i + 200000)
  end
  put("local pad = {" .. table.concat(items, ", ") .. "};")
end

-- More locals than a word of registers has bits.
local function many_locals()
  local made = {}
  for i = 1, random(60, 180) do made[i] = "w" .. i end
  put("local", table.concat(made, ", "), "= 1, 2, 3;")
  for _ = 1, 6 do declare(pick(made)) end
end

local function make()
  out, names, fixed, labels = {}, {}, {}, {}
  level, counter, has_varargs, room = 0, 0, true, random(20, 160)
  put("local up, t, f, a, b, c = ...;")
  for _, name in ipairs { "a", "b", "c" } do declare(name) end
  if once_in(4) then pad() end
  if once_in(8) then many_locals() end
  put("return (function(...)")
  if once_in(4) then pad() end
  for _ = 1, random(8) do statement() end
  put("return", list(0), "end)(a, b, c)")
  return table.concat(out, "\n")
end

function generate(seed)
  math.randomseed(seed)
  for _ = 1, 100 do
    local source = make()
    if load(source) then return source end
  end
  return "return 1"
end
