local function deep(n) if n>0 then local a,b,c,d,e,f,g,h=1,2,3,4,5,6,7,8 return (deep(n-1)) end return 1 end local f={} setmetatable(f,{__call=f}) while true do pcall(deep,3000) pcall(f) end
