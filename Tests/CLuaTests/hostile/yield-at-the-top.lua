coroutine.yield(1)
