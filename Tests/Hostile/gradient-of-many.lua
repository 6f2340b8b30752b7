-- N = 100000 | 8 | 0
local t = {}
for i = 1, N do t[i] = { i / N, 0, -i } end
if controller then pcall(function() controller.barColor = t end) pcall(function() controller.regions = t end) end
return t
