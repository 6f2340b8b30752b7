while true do pcall(color,{0/0,1/0,-1/0}) pcall(color,0/0,1,2) end
