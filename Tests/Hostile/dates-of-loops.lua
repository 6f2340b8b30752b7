-- N = {__index = function() while true do end end} | {__index = function() return 1 end, __newindex = function() while true do end end}
os.time(setmetatable({}, N))
