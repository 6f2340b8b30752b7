while true do pcall(confirm,("x"):rep(100000),{ok=("y"):rep(100000)}) end
