local s=("a."):rep(100000).."b" while true do pcall(require,s) end
