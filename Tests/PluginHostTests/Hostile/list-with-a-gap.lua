local p=controller.props for i=1,1900 do p[i]=i end while true do p[1]=nil p[1]=1 end
