local t={} for i=1,100000 do t[i]="" end local sep=("x"):rep(1000000) pcall(table.concat,t,sep)
