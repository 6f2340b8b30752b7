local s = (" "):rep(3000000) .. "1"
while true do for i = 1, s do break end end
