-- ends: ok
load(("if x then "):rep(1600)..("end "):rep(1600))
