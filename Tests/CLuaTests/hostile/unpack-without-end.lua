local s=("a"):rep(4000000) while true do pcall(string.unpack,"z",s) end
