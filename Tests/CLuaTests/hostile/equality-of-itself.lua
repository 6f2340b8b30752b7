local m m={__eq=function(a,b) return setmetatable({},m)==setmetatable({},m) end} return setmetatable({},m)==setmetatable({},m)
