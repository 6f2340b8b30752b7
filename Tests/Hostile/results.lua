-- ends: ok
-- N = function() return ("x"):rep(4000000) end | function() local t = {} for i = 1, 20000 do t[i] = i end return t, t, t end
-- N = function() local r = {} local t = r for i = 1, 5000 do t.x = {} t = t.x end return r end | function() local t = {} for i = 1, 60 do t = {t, t} end return t end
return N()
