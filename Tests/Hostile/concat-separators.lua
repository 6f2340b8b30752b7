table.concat({1,2,3},("x"):rep(3000000))
