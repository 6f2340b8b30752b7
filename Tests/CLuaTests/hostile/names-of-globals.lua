-- ends: ok
assert(not load("return _ENV" .. ("._ENV"):rep(2000) .. ".x + 1"))
