local a = ("\0"):rep(400000) while true do if a < a then end local _ = a < a, a <= a end
