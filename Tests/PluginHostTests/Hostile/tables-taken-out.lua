K = K or {} local big = ("x"):rep(60000) while true do controller.props.a = {big} K[#K + 1] = controller.props.a end
