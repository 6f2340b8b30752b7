while true do pcall(require,"a\0b") end
