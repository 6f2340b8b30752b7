local s = ("y"):rep(3000000)
local function f() for i = 1, s do end end
while true do pcall(f) end
