local t={} for i=1,400 do t[i]={name="a",frame={0,0,10,10},handles="all"} end while true do controller.regions=t end
