(("a"):rep(20000)):match(("a*"):rep(4) .. "b")
