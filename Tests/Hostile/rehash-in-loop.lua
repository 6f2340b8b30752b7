local t = {} for i = 1, 16384 do t["k" .. i] = true end
local i = 0
while true do i = i + 1 t["k" .. i] = nil t["k" .. (i + 16384)] = true end
