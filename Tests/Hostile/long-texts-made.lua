-- ends: ok
-- N = 393215 | 393216 | 400000
local text = ("x"):rep(N)
assert(#text:upper() == N and #text:lower() == N and text:reverse() == text)
assert(#("%s"):format(text) == N and #table.concat { text } == N and #("a"):gsub("a", text) == N)
assert(#string.pack("z", text) == N + 1)
