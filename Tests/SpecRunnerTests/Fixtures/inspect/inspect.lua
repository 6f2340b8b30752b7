-- A small pretty-printer, for the suite beside it.
local inspect = { _VERSION = "0.1.0" }
inspect.KEY = setmetatable({}, { __tostring = function() return "inspect.KEY" end })

local function smartQuote(text)
  if text:match('"') and not text:match("'") then return "'" .. text .. "'" end
  return '"' .. text:gsub('"', '\\"') .. '"'
end

local escapes = { ["\a"] = "\\a", ["\n"] = "\\n", ["\t"] = "\\t", ["\127"] = "\\127" }

local function escape(text)
  return (text:gsub("\\", "\\\\"):gsub("[%c\127]", function(c)
    return escapes[c] or ("\\%03d"):format(c:byte())
  end))
end

local function isIdentifier(text)
  return type(text) == "string" and text:match("^[_%a][_%w]*$") ~= nil
end

local rank = { number = 1, boolean = 2, string = 3, table = 4 }

local function byKey(a, b)
  local ta, tb = type(a), type(b)
  if ta == tb and (ta == "string" or ta == "number") then return a < b end
  return (rank[ta] or 100) < (rank[tb] or 100)
end

local function process(root, value, path)
  if not root.process or value == nil then return value end
  return root.process(value, path)
end

local function put(root, value, depth, path)
  local kind = type(value)
  if kind == "string" then return smartQuote(escape(value)) end
  if kind ~= "table" then return tostring(value) end
  if root.ids[value] then return ("<table %d>"):format(root.ids[value]) end
  if root.depth and depth >= root.depth then return "{...}" end
  root.count = root.count + 1
  root.ids[value] = root.count
  local parts, length = {}, #value
  for i = 1, length do parts[#parts + 1] = put(root, process(root, value[i]), depth + 1) end
  local keys = {}
  for key in pairs(value) do
    if not (math.type(key) == "integer" and key >= 1 and key <= length) then keys[#keys + 1] = key end
  end
  table.sort(keys, byKey)
  for _, key in ipairs(keys) do
    local item = process(root, value[key])
    if item ~= nil then
      local name = isIdentifier(key) and key or "[" .. put(root, key, depth + 1) .. "]"
      parts[#parts + 1] = name .. " = " .. put(root, item, depth + 1)
    end
  end
  local meta = getmetatable(value)
  if type(meta) == "table" then parts[#parts + 1] = "<metatable> = " .. put(root, meta, depth + 1) end
  return #parts == 0 and "{}" or "{ " .. table.concat(parts, ", ") .. " }"
end

function inspect.inspect(value, options)
  options = options or {}
  local root = { ids = {}, count = 0, depth = options.depth, process = options.process }
  return put(root, process(root, value), 0)
end

return setmetatable(inspect, { __call = function(_, ...) return inspect.inspect(...) end })
