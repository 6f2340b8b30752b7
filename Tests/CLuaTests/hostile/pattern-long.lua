local p=("a"):rep(3000000).."*" while true do ("a"):rep(100):find(p) end
