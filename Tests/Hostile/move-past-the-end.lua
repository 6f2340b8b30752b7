pcall(table.move,{},math.mininteger,math.maxinteger,1) table.move({},1,math.maxinteger,2)
