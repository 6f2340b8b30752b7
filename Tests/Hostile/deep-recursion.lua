-- Without end, and caught every time.
local function f(n) return 1 + f(n + 1) end
while true do pcall(f, 1) end
