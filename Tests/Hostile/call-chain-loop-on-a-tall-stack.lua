local function g(n) if n == 0 then return 0 end return 1 + g(n - 1) end
pcall(g, 8000)
local m = {}
local t = setmetatable({}, m)
m.__call = t
while true do pcall(t) end
