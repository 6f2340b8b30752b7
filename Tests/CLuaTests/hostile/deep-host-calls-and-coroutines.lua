local function f() return coroutine.wrap(function() return host.call(f) end)() end
f()
