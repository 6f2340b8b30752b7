local s=("\u{7FFFFFFF}"):rep(100000) while true do for _ in utf8.codes(s,true) do end end
