-- N = ("a"):rep(4000000) | ("\xff"):rep(4000000) | "a" .. ("\x80"):rep(1000000) | ("\u{7FFFFFFF}"):rep(100000)
local step = utf8.codes("a")
while true do
  pcall(utf8.len, N, 1, -1, true) pcall(utf8.len, N, "1", "-1") pcall(utf8.codepoint, N, 1, -1) pcall(step, N, 1)
  pcall(utf8.offset, N, #N) pcall(utf8.offset, N, -#N) pcall(utf8.offset, N, 0, #N) pcall(utf8.offset, N, 9e5)
  pcall(utf8.offset, N, math.mininteger, math.mininteger)
  pcall(function() for _ in utf8.codes(N, true) do end end)
end
