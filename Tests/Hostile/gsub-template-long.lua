local r=("%%1"):rep(100000) while true do pcall(string.gsub,"abc","(.)",r) end
