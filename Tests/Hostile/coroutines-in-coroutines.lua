local function f(n) local co=coroutine.create(f) return coroutine.resume(co,n+1) end f(1) error(1)
