while true do pcall(color,("#"):rep(100)) pcall(color,"rebeccapurple") pcall(color,"RED") end
