controller.title=("👩‍👩‍👧‍👦"):rep(100000) while true do controller.title=controller.title.."x" end
