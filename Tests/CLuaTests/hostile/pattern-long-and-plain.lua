local p=("a"):rep(3000000) while true do ("b"):find(p) end
