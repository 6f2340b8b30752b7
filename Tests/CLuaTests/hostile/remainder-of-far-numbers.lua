local x,a,b=0,1e308,3e-308 while true do x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b x=a%b end
