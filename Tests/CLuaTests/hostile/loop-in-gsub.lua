(("x"):rep(1000)):gsub(".", function() while true do end end)
