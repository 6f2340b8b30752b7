local s="return 1" for i=1,200 do s="return load([==["..s:gsub("==","===").."]==])()" end load(s)()
