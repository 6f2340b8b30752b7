local t = {} for i = 1, 60 do t[i] = ("\0"):rep(61) .. i end while true do table.sort(t) end
