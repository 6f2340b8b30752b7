for i=math.maxinteger,math.mininteger,math.mininteger do end for i=1,0,math.mininteger do end while true do for i=1,1.5e300,1e300 do end end
