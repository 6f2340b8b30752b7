for _ in ipairs(setmetatable({}, {__index = function(_, k) return k end})) do end
