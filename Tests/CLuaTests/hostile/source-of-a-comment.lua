load("--"..("x"):rep(16000)) load("--[["..("x"):rep(16000)) error(1)
