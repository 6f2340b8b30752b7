(("a"):rep(40)):find(("a?"):rep(40) .. ("a"):rep(41))
