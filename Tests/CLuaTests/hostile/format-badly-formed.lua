local s="%"..("0"):rep(3000000).."d" while true do pcall(string.format,s,1) end
