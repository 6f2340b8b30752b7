local t = {} for i = 1, 1e7 do t[i] = host.object(1, i) end
