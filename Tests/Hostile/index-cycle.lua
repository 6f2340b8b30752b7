local a = {} a.__index = setmetatable({}, a) setmetatable(a, a) a.__index.__index = a
local t = setmetatable({}, a)
local function f() return t.x end
while true do pcall(f) pcall(f) pcall(f) pcall(f) pcall(f) pcall(f) pcall(f) pcall(f) end
