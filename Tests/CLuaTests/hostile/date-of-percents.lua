local s=("%%"):rep(2000000) while true do os.date(s) end
