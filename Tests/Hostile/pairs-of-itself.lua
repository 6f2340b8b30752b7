for k in pairs(setmetatable({},{__pairs=function(t) return pairs(t) end})) do end
