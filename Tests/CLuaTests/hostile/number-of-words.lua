local s=("q.yyyy"):rep(600000) while true do pcall(select,s) end
