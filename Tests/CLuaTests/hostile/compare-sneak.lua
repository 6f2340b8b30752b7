local a for i=1,1e5 do end a=('\0'):rep(3<<20) local b=a..'x' for i=1,1e9 do local x=a<b x=a<b x=a<b x=a<b x=a<b x=a<b x=a<b x=a<b end
