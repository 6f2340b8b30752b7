local f=("b"):rep(2000000) local s=("\0"):rep(2000000) while true do pcall(string.unpack,f,s) end
