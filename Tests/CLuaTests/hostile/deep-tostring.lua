local t = setmetatable({}, {}) getmetatable(t).__tostring = function(x) return tostring(x) end
tostring(t)
