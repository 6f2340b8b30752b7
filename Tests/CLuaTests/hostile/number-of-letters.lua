local s=("z"):rep(3900000) while true do tonumber(s,36) end
