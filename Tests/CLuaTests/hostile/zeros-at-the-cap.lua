local t, s = {}, "\0"
while true do
  local ok = pcall(function()
    while true do t[#t + 1] = s:rep(400) .. #t local _ = t[#t] < t[1], t[1] < t[#t] end
  end)
  t = {}
end
