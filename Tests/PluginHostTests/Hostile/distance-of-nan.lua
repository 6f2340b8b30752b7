controller.maxInitialDistance=0/0 controller.maxInitialDistance=1/0 controller.maxInitialDistance=-1/0
