local co = coroutine.running()
assert(coroutine.resume(co))
