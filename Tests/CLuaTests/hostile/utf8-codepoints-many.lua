local s=("a"):rep(1000000) while true do pcall(utf8.codepoint,s,1,-1) end
