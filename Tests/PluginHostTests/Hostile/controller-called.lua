controller()
