-- ends: ok
return (""):rep(math.maxinteger), ("").rep("", 1 << 62, "")
