-- N = function(co) coroutine.close(co) end | function(co) coroutine.resume(co) end | function(co) coroutine.wrap(function() coroutine.close(co) end)() end | function() coroutine.resume(coroutine.running()) end
local co
co = coroutine.create(function() N(co) end)
while true do pcall(coroutine.resume, co) co = coroutine.create(function() pcall(N, co) N(co) end) end
