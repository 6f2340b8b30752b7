-- ends: ok
load("if x then " .. ("elseif x then "):rep(1000) .. "end")
