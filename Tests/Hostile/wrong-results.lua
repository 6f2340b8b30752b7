-- ends: ok
local t = {} t.t = t
return t, 0/0, "\xff\0", function() end, setmetatable({}, {__pairs = error, __index = error})
