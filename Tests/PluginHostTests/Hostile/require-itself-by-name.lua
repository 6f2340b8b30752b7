require("bad")
