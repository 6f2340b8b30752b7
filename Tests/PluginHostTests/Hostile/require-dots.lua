require("....")
