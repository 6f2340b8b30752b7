local p=controller.props for i=1,1900 do p[i]=i end while true do p[900]=nil p[900]=1 end
