while true do pcall(utf8.offset,"abc",math.mininteger) pcall(utf8.offset,"abc",math.mininteger,math.mininteger) end
