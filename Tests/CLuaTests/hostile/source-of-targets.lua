-- ends: ok
load(("a,"):rep(4000).."a=1")
