-- N = "props" | "state"
for i = 1, 1e9 do controller[N]["k" .. i] = ("x"):rep(60000) end
