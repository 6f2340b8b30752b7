-- ends: ok
local r = {} local t = r for i = 1, 5000 do t.x = {} t = t.x end
return r
