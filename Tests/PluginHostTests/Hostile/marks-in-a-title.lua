local v = "n" .. ("\u{301}\u{316}"):rep(200000) for i = 1, 1e9 do controller.title = v .. i % 2 controller.backTitle = controller.title end
