table.sort(controller)
