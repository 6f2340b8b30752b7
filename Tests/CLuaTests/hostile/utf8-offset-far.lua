local s=("a"):rep(4000000) while true do utf8.offset(s,4000000) utf8.offset(s,-4000000) end
