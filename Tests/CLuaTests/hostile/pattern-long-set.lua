local set = "[" .. ("b"):rep(60000) .. "]"
for _ in (("a"):rep(100000)):gmatch(set) do end
