error(("x"):rep(3000000))
