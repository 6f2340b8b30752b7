local s = ("nz"):rep(500000) while true do utf8.offset(s, 900000.0) utf8.offset(s, "-900000") utf8.len(s, "1", "-1") pcall(utf8.codepoint, s, 1, "7000") end
