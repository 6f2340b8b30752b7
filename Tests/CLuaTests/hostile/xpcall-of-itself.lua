-- ends: ok
local function f() return xpcall(f,f) end f()
