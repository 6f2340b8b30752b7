while true do ("abcdefgh"):gsub("%a",controller) end
