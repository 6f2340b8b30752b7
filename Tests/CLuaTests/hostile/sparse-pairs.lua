local t = {} for i = 1, 60000 do t[i] = true end
for i = 1, 59999 do t[i] = nil end
while true do for k in pairs(t) do end end
