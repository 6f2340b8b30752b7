local t = {} for i = 1, 60000 do t[i] = true end
for i = 1, 60000 do t[i] = nil end
while true do next(t) end
