local M=0x7fff*0x3fff local p={} for j=1,120 do local t={} for i=1,1500 do t[i*M]=i end p=setmetatable(t,{__index=p}) end while true do local x=p[-M] end
