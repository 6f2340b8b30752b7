local s=("q.yyyy"):rep(600000) while true do local x=controller[s] end
