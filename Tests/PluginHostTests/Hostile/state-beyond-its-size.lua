for i=1,1e9 do controller.state["k"..i]=("x"):rep(60000) end
