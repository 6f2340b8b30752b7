-- N = "__index" | "__newindex"
local t = {}
for i = 1, 1990 do t = setmetatable({}, {[N] = t}) end
local f = load("local x = a", "x", "t", t)
while true do local x = t.a x = t.b x = t.c x = t.d t.e = nil t.f = nil t.g = nil f() end
