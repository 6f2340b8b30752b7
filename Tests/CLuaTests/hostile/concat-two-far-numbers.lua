local x,a=0,1.7e308 while true do x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a x=a..a end
