local co co=coroutine.create(function() coroutine.close(co) end) coroutine.resume(co) coroutine.wrap(function() coroutine.close(coroutine.running()) end)()
