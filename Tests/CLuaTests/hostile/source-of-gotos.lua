-- ends: ok
assert(not load(("goto a "):rep(2000) .. "::a::"))
