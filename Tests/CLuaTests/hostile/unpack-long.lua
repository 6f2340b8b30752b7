local s=string.pack("s8",("a"):rep(2000000)) while true do ("s8"):unpack(s) end
