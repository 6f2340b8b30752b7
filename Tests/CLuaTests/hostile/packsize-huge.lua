local f=("i8"):rep(2000000) while true do pcall(string.packsize,f) end
