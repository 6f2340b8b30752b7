local t = {}
local function grow(n) if n == 0 then coroutine.yield() else grow(n - 1) end return 1 end
while true do local c = coroutine.create(grow) coroutine.resume(c, 1000) t[#t + 1] = c end
