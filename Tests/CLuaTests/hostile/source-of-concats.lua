-- ends: ok
assert(not load("return x" .. ("..x"):rep(4000)))
