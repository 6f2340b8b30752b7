local t = {}
if controller then pcall(function() controller.barColor = t end) end
for i = 1, 100000 do t[i] = { i / 100000, 0, -i } end
if controller then pcall(function() controller.barColor = t controller.regions = t end) end
return t
