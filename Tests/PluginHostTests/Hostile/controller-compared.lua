while true do local x=controller==controller.previous end
