-- ends: ok
load("return "..("["..("="):rep(5000).."["))
