-- ends: ok
load(("function f() "):rep(300)..("end "):rep(300))
