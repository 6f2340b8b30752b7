-- ends: ok
load("return x" .. (" and x"):rep(2500))
