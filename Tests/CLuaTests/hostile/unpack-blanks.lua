local f=(" "):rep(4000000) while true do pcall(string.unpack,f,"x") end
