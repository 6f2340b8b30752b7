-- ends: ok
load(("do "):rep(4000)..("end "):rep(4000))
