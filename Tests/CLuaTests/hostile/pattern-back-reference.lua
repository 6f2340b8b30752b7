local s = ("a"):rep(100000)
s:find("(a*)%1b")
