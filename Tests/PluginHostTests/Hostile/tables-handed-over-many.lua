local t={} for i=1,4000 do t[i]=i end local m={} for i=1,7000 do m[i]=t end pcall(color,table.unpack(m))
