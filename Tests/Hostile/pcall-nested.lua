-- N = pcall | function(f) return xpcall(f, f) end
local f = error
for i = 1, 190 do local g = f f = function() return N(g) end end
for i = 1, 1000 do N(f) end
local function forever() return N(forever) end
while true do N(forever) end
