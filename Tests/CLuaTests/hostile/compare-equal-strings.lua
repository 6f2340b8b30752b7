local a, b = ("x"):rep(1500000) .. "a", ("x"):rep(1500000) .. "b"
while true do local c = a == b end
