-- ends: ok
load("f"..("(f"):rep(4000)..(")"):rep(4000))
