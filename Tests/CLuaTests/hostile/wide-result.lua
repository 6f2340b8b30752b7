-- ends: ok
local t = {} for i = 1, 20000 do t[i] = i end
return t, t, t
