while true do xpcall(error,function() error(1) end) end
