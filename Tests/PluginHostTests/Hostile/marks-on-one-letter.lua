local v = "n" .. ("\u{301}\u{316}"):rep(6000) while true do pcall(color, v) pcall(function() controller.gesture = v end) controller.props[v] = v end
