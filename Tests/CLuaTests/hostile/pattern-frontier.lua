-- ends: ok
(("a"):rep(100000)):find(("%f[b]"):rep(100) .. ".-%f[c]")
