-- Reads what a function of C has left on the stack: an operand beyond the 256th constant, whose load is skipped.
-- N = { string.rep, "x", 500 } | { getmetatable, "x" } | { setmetatable, {}, {} } | { table.concat, { "x", "y" } }
-- N = { pcall, next, {} } | { string.format, "%99d", 1 } | { string.gsub, "x", "x", { x = "y" } }
local numbers = {}
for i = 1, 300 do numbers[i] = i + 0.5 end
local head = "local x, f, a, b, c = ... local pad = {" .. table.concat(numbers, ", ") .. "} pad = nil f(a, b, c) "
local whatever = setmetatable({}, { __bxor = function(found) return found end })
for depth = 0, 20 do
  local list = ("x, "):rep(depth)
  local source = head .. "local t = {" .. list .. "1 ~ (x or 2)} return t[#t]"
  local found = assert(load(source))(whatever, table.unpack(N))
  if found ~= 1 then return found end
end
error("nothing was left")
