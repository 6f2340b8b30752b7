local t = {} for i = 1, 20000 do t[i] = i % 7 end
table.sort(t, function(a, b) for i = 1, 100 do end return a < b end)
