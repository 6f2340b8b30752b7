local t={} while true do t=table.pack(table.unpack(t,1,7000)) end
