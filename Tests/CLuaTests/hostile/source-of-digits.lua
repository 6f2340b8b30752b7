-- ends: ok
load("return "..("9"):rep(15000))
