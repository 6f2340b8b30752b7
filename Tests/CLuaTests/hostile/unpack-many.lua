while true do pcall(table.unpack, {}, 1, 7900) end
