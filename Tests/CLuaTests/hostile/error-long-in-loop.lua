local s=("x"):rep(3000000) while true do pcall(error,s) end
