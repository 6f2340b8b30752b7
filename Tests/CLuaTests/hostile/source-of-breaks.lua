-- ends: ok
load("while 1 do " .. ("break "):rep(2000) .. "end")
