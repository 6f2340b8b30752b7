local s="q."..("y"):rep(3900000)  local t={} for i=1,7000 do t[i]=s end pcall(color,table.unpack(t))
