-- Values as text, and where two tables differ.
local runner = ...
local _ENV = runner.base

local depthLimit, keyLimit, differenceLimit, lengthLimit = 6, 50, 20, 200

local function quoted(text)
  return (("%q"):format(text):gsub("\\\n", "\\n"):gsub("\r", "\\r"):gsub("\0", "\\0"))
end

local order = { number = 1, string = 2, boolean = 3 }

local function before(a, b)
  local kindA, kindB = type(a), type(b)
  if kindA ~= kindB then return (order[kindA] or 9) < (order[kindB] or 9) end
  if kindA == "number" or kindA == "string" then return a < b end
  return tostring(a) < tostring(b)
end

local function sortedKeys(value)
  local keys = {}
  for key in next, value do keys[#keys + 1] = key end
  table.sort(keys, before)
  return keys
end

local function isName(key)
  return type(key) == "string" and key:find("^[%a_][%w_]*$") ~= nil
end

local inspect

local function inspectTable(value, depth, seen)
  if seen[value] then return "<cycle>" end
  if depth > depthLimit then return "{…}" end
  seen[value] = true
  local parts, count = {}, rawlen(value)
  for i = 1, math.min(count, keyLimit) do parts[i] = inspect(rawget(value, i), depth + 1, seen) end
  for _, key in ipairs(sortedKeys(value)) do
    local isListed = math.type(key) == "integer" and key >= 1 and key <= count
    if #parts >= keyLimit then
      parts[#parts + 1] = "…"
      break
    elseif not isListed then
      local name = isName(key) and key or "[" .. inspect(key, depth + 1, seen) .. "]"
      parts[#parts + 1] = name .. " = " .. inspect(rawget(value, key), depth + 1, seen)
    end
  end
  seen[value] = nil
  return #parts == 0 and "{}" or "{ " .. table.concat(parts, ", ") .. " }"
end

function inspect(value, depth, seen)
  local kind = type(value)
  if kind == "string" then return quoted(value) end
  if kind == "table" then return inspectTable(value, depth, seen) end
  return tostring(value)
end

-- A value as Lua source would write it, as far as it can.
function runner.inspect(value)
  return inspect(value, 1, {})
end

local function at(path, key)
  if isName(key) then return path .. "." .. key end
  return path .. "[" .. runner.inspect(key) .. "]"
end

local function bothTables(a, b)
  return type(a) == "table" and type(b) == "table"
end

local compare

local function compareKey(found, path, key, expected, actual, seen)
  local wanted, got = rawget(expected, key), rawget(actual, key)
  if bothTables(wanted, got) then
    compare(found, at(path, key), wanted, got, seen)
  elseif wanted ~= got then
    found[#found + 1] = { path = at(path, key), expected = wanted, actual = got }
  end
end

function compare(found, path, expected, actual, seen)
  if expected == actual or seen[expected] == actual then return end
  seen[expected] = actual
  for _, key in ipairs(sortedKeys(expected)) do
    compareKey(found, path, key, expected, actual, seen)
  end
  for _, key in ipairs(sortedKeys(actual)) do
    if rawget(expected, key) == nil then compareKey(found, path, key, expected, actual, seen) end
  end
end

-- A value on one line of a bounded length.
local function short(value)
  local text = runner.inspect(value)
  if #text <= lengthLimit then return text end
  local cut = lengthLimit
  while cut > 0 and text:byte(cut + 1) & 0xC0 == 0x80 do cut = cut - 1 end
  return text:sub(1, cut) .. "…"
end

-- The places at which two tables differ, a line for each side: `-` is what was expected, `+` what
-- was passed in.
function runner.difference(expected, actual)
  if not bothTables(expected, actual) then return nil end
  local found, lines = {}, {}
  compare(found, "", expected, actual, {})
  for i, difference in ipairs(found) do
    if i > differenceLimit then
      lines[#lines + 1] = ("… and %d more"):format(#found - differenceLimit)
      break
    end
    lines[#lines + 1] = "- " .. difference.path .. " = " .. short(difference.expected)
    lines[#lines + 1] = "+ " .. difference.path .. " = " .. short(difference.actual)
  end
  return #lines > 0 and table.concat(lines, "\n") or nil
end
