-- ends: ok
load("f"..("''"):rep(6000))
