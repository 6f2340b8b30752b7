-- N = function(f) return host.call(f) end | function(f) return coroutine.wrap(function() return host.call(f) end)() end
local function f() return N(f) end
f()
