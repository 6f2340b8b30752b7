while true do utf8.char(table.unpack({},1,0)) local t={} for i=1,7000 do t[i]=0x7FFFFFFF end utf8.char(table.unpack(t)) end
