local p=controller.props for i=1,1000 do p["k"..i]=i end while true do p.k999=nil p.k999=1 end
