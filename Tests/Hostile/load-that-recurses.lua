local function f(n) return load("local f,n=... return f(n+1)")(f,n) end f(1)
