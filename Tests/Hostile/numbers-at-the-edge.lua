-- N = function() return 1 // 0 end | function() return math.mininteger // -1, math.mininteger % -1 end | function() return 1 << math.maxinteger, 1 >> math.mininteger end
-- N = function() return math.random(0), math.random(math.mininteger, math.maxinteger) end | function() for i = math.maxinteger, math.mininteger, math.mininteger do end end
-- N = function() for i = 0 / 0, 1 do end for i = 1, 0 / 0 do end end | function() for i = math.mininteger, math.maxinteger do end end | function() for i = 1, 1.5e300, 1e300 do end end
while true do pcall(N) end
