controller.title=("e"..("\u{301}"):rep(1000000)) while true do local x=controller.title end
