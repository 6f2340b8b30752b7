-- ends: ok
load("return "..("("):rep(7000).."1"..(")"):rep(7000))
