while true do pcall(table.unpack,{},math.mininteger,math.maxinteger) pcall(table.unpack,{},math.maxinteger-1,math.maxinteger) end
