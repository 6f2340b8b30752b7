local p = controller.props p["\u{e9}"] = 1 p["e\u{301}"] = 2 assert(p["\u{e9}"] == 1 and p["e\u{301}"] == 2) error("x")
