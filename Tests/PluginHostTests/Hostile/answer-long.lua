return ("q.yyyy"):rep(600000)
