return load("error('\27[31mred')", "@\27[31mred\27[2J\n\nx:1: fake")()
