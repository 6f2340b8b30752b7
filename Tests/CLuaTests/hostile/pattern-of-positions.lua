local s=("y"):rep(200000) while true do s:find(("()"):rep(32)) end
