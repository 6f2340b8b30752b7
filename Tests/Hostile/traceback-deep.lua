local function f(n) if n>0 then return 1+f(n-1) end error("deep") end f(190)
