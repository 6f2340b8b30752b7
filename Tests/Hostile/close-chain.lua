-- ends: ok
local function mk(n) return coroutine.create(function() local a<close> =setmetatable({},{__close=function() if n>0 then local c=mk(n-1) coroutine.resume(c) coroutine.close(c) end end}) coroutine.yield() end) end _ENV.mk=mk local c=mk(200) coroutine.resume(c) coroutine.close(c)
