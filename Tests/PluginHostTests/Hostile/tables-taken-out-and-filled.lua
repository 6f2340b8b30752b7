K = K or {} local big = ("x"):rep(60000) while true do controller.state.a = {} local a = controller.state.a controller.state.a = nil a.x = big K[#K + 1] = a end
