for i=1,1e9 do controller.props["k"..i]=("x"):rep(60000) end
