setmetatable(controller.props,{})
