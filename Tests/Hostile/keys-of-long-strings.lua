local t={} for i=1,100 do t[("y"):rep(40000)..i]=1 end local u=("y"):rep(40000).."1" while true do local x=t[u] end
