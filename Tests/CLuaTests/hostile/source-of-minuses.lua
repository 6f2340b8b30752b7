-- ends: ok
assert(not load("return " .. ("- "):rep(8000) .. "1"))
