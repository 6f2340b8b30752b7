local s = (" "):rep(3000000) .. "1"
while true do tonumber(s) end
