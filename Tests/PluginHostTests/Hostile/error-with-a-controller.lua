error(controller)
