local a = {} setmetatable(a, {__index = a})
return a.x
