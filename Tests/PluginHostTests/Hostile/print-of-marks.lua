local s="e"..("\u{301}"):rep(1900000) while true do print(s) end
