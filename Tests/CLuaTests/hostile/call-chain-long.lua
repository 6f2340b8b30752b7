local t = function() end
for i = 1, 5000 do t = setmetatable({}, {__call = t}) end
while true do t() end
