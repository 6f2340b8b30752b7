-- ends: ok
load("return "..("not "):rep(4000).."1")
