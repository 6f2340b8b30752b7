while true do pcall(string.unpack,"i8","x",math.mininteger) pcall(string.unpack,"c"..math.maxinteger,"x") end
