table.sort(setmetatable({}, {__len = function() return (1 << 31) - 2 end}), rawequal)
