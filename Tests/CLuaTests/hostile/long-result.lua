-- ends: ok
return ("x"):rep(4000000)
