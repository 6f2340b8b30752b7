require("missing")
