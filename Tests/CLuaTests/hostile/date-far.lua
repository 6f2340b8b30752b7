while true do pcall(os.date,"%c",math.mininteger) pcall(os.date,"%c",math.maxinteger) pcall(os.date,"*t",2^40//1|0) end
