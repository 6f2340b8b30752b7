-- ends: ok
assert(not load("if x then " .. ("elseif x then "):rep(1000) .. "end"))
