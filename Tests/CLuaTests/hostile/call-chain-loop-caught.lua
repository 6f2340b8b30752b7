local m = {}
local t = setmetatable({}, m)
m.__call = t
while true do pcall(t) end
