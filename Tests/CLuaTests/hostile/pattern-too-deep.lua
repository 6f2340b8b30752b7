-- ends: ok
(("a"):rep(1000)):find(("(a)"):rep(32) .. ("."):rep(900) .. ("a?"):rep(300))
