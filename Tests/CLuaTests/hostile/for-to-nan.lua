for i=0/0,1 do end for i=1,0/0 do end for i=1,2,0/0 do end while true do for i=1,0/0 do end end
