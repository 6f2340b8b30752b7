load("return "..("1,"):rep(7000).."1")()
