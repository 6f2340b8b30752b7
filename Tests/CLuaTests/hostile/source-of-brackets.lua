-- ends: ok
assert(not load("return " .. ("{"):rep(10000)))
