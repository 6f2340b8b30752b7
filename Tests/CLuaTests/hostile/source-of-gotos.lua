-- ends: ok
load(("goto a "):rep(2000) .. "::a::")
