rawset(controller.props,"a",1)
