local s="="..("n"):rep(1000000) while true do pcall(load("error(1)",s)) end
