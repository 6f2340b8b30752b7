-- N = 1 << 40 | (1 << 31) - 2 | math.maxinteger - 1 | math.maxinteger | -1 | 5.5
local t = setmetatable({}, {__len = function() return N end, __index = function() return ("x"):rep(100000) end})
while true do
  pcall(table.remove, t, 1) pcall(table.sort, t, rawequal) pcall(table.insert, t, 1, "x")
  pcall(table.concat, t) pcall(table.unpack, t) pcall(table.move, t, 1, N, 2)
end
