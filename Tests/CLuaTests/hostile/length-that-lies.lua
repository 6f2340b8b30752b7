local t = setmetatable({}, {__len = function() return math.maxinteger - 1 end})
pcall(table.insert, t, 1, "x")
table.concat(t)
