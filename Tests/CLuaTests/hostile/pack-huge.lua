return string.pack("c2000000000", "")
