while true do pcall(function() return 1//0 end) pcall(function() return 1%0 end) end
