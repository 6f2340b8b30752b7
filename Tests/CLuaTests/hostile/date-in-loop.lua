while true do os.date(("%c"):rep(10000)) end
