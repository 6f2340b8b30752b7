local s = "a" .. ("\x80"):rep(1000000)
while true do utf8.offset(s, 0, #s) end
