local x=1 while true do x=x<<math.maxinteger x=1>>math.mininteger end
