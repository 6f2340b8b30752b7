if next then for i=1,100 do pcall(next) end K=next end error("x")
