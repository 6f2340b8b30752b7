-- N = "(a*)%1b" | "%b()" | ("a?"):rep(40) .. ("a"):rep(41) | ("%f[b]"):rep(100) .. ".-%f[c]" | "b" | "[^a]" | "[" .. ("b"):rep(60000) .. "]" | ("()"):rep(32)
-- N = ("a*"):rep(4) .. "b" | ("(a)"):rep(32) .. ("."):rep(900) .. ("a?"):rep(300) | "(.-)(.-)(.-)b" | ("a-"):rep(20) .. "b"
local s = ("a"):rep(50000) .. ("("):rep(50000)
while true do
  pcall(string.find, s, N) pcall(string.match, s, N) pcall(string.gsub, s, N, "%0%0")
  pcall(function() s:gmatch(N)() end) pcall(string.find, s, N, 1, true)
end
