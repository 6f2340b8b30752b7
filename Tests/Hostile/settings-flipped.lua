while true do controller.hidesBottomBarWhenPushed = true controller.hidesBottomBarWhenPushed = false end
