local function f(n) if n==0 then while true do pcall(error,"x",180) end end f(n-1) return 1 end f(170)
