local t = setmetatable({}, {__lt = function() while true do end end})
return t < t
