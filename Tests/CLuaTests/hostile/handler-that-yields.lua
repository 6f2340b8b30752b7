coroutine.wrap(function() xpcall(error,coroutine.yield) end)() error(1)
