local t, f = {}, table.concat for i = 1, 200 do t[i] = 1.7e308 end while true do f(t) end
