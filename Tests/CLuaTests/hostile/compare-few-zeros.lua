local a, b = ("\0"):rep(470) .. "a", ("\0"):rep(470) .. "b" while true do local _ = a < b, a < b, a < b, a < b, a < b, a < b, a < b, a < b end
