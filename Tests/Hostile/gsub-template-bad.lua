local r=("a"):rep(3000000).."%" while true do pcall(string.gsub,"abc","(.)",r) end
