load(("\r"):rep(16000)) load(("\n\r"):rep(8000).."x=") error(1)
