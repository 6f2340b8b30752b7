-- ends: ok
assert(not load("return x" .. (" and x"):rep(2500)))
