while true do note(1, 2, 3) end
