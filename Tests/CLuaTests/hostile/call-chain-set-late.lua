local t, m = {}, {}
for i = 1, 1000 do m[i] = {} t[i] = setmetatable({}, m[i]) end
for i = 1, 999 do m[i].__call = t[i + 1] end
m[1000].__call = function() end
local f = t[1]
while true do f() end
