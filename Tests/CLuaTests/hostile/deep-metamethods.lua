local t = setmetatable({}, {}) getmetatable(t).__index = function(_, k) return t[k] end
return t.x
