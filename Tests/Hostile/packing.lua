-- N = "c2000000000" | "c1000000" | ("i8"):rep(2000000) | (" "):rep(4000000) | ("b"):rep(2000000) | "!16Xi16Xi16 s8" | "z" | "s8"
local s, kept = ("\0"):rep(2000000), {}
while true do
  pcall(string.packsize, N) pcall(string.unpack, N, s) pcall(string.unpack, N, "x", math.mininteger)
  local ok, packed = pcall(string.pack, N, s)
  if ok and #kept < 20 then kept[#kept + 1] = packed end
end
