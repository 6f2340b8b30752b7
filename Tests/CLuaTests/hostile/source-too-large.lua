-- ends: ok
assert(not load(("x = 1 "):rep(10000)))
