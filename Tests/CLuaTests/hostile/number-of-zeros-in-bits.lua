local s="0x"..("0"):rep(3900000) while true do local x=s|1 end
