-- ends: ok
local m = {}
local t = setmetatable({}, m)
m.__gc = function() while true do end end
t = nil
for i = 1, 30000 do local x = {} end
