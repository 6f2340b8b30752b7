local t={} for i=1,60000 do t[i]=i end while true do t[#t]=nil t[60000]=1 end
