while true do pcall(table.unpack, {}, 1, 29000) end
