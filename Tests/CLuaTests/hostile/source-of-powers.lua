-- ends: ok
load("return 1"..("^1"):rep(7000))
