local a a=coroutine.create(function() local b=coroutine.create(function() coroutine.close(a) end) print(coroutine.resume(b)) end) coroutine.resume(a) error(1)
