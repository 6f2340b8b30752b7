local M=0x7fff*0x3fff*0x1fff local t={} for i=1,1e9 do t[i*M]=i end
