local t = {} for i = 1, 1500 do t["k" .. i] = i end controller.props = t while true do controller.props = controller.props end
