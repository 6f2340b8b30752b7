-- ends: ok
load("return "..("{{"):rep(3000)..("}}"):rep(3000))
