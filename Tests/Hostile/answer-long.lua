-- ends: ok
return ("q.yyyy"):rep(600000)
