local m = {}
local t = setmetatable({}, m)
m.__call = t
t()
