local t={} for i=1,100 do t[i]="q."..("y"):rep(60000)..i end while true do table.sort(t) end
