local s=("q.yyyy"):rep(600000) while true do pcall(color,s) end
