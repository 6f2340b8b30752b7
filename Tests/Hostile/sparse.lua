-- N = function(t) next(t) end | function(t) next(t, 1) end | function(t) for k in pairs(t) do break end end | function(t) t.x = 1 t.x = nil end | function(t) return #t end
local t = {}
for i = 1, 60000 do t[i] = true end
for i = 2, 59999 do t[i] = nil end
t[0] = 1
while true do pcall(N, t) end
