local s=("\xff"):rep(4000000) while true do utf8.len(s,1,-1,true) end
