local a, b = ("\0"):rep(500000) .. "a", ("\0"):rep(500000) .. "b" while true do local _ = a < b, a <= b, a == b end
