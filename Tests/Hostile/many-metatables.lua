-- ends: ok
local kept = {}
for i = 1, 9000 do kept[i] = setmetatable({}, {}) end
assert(#tostring(kept[9000]) > 6)
