while true do pcall(string.pack,"!16Xi16Xi16 s8",("x"):rep(1000000)) end
