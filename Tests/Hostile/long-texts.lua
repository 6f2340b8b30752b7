-- N = print | string.rep | function(s) ("b"):find(s) end | function(s) ("a"):rep(100):find(s .. "*") end | function(s) print(table.unpack({s, s, s, s})) end
-- N = function(s) for a in s:gmatch("y*") do end for a in s:gmatch("(.-)(.-)(.-)(.-)") do end end | function(s) s:match(("("):rep(31) .. ".*" .. (")"):rep(31)) end
local s = "q." .. ("y"):rep(2900000)
while true do pcall(N, s) end
