local t = {} for i = 1, 7000 do t[i] = pcall end while true do pcall(table.unpack(t)) end
