table.move(controller.props,1,1e9,2)
