ask()
