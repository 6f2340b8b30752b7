local s="q."..("y"):rep(3900000)  for a in s:gmatch("y*") do end for a in s:gmatch("(.-)(.-)(.-)(.-)") do end
