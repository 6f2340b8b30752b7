while true do math.random(0) math.random(math.mininteger,math.maxinteger) end
