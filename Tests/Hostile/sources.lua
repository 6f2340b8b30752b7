-- N = "--" .. ("x"):rep(15998) | "--[[" .. ("x"):rep(15996) | "return [" .. ("="):rep(5000) .. "[" | "return x" .. (" and x"):rep(2500)
-- N = "f(" .. ("1,"):rep(7000) .. "1)" | ("do "):rep(2200) .. ("end "):rep(2200) | "return " .. ("{"):rep(10000) | "while 1 do " .. ("break "):rep(2000) .. "end"
-- N = "f" .. ("(f"):rep(4000) .. (")"):rep(4000) | "return x" .. ("..x"):rep(4000) | ("x=1.5 "):rep(2600) | "return " .. ("9"):rep(15000)
-- N = "if x then " .. ("elseif x then "):rep(1000) .. "end" | "return \"" .. ("\\u{7FFFFFFF}"):rep(1000) .. "\"" | ("function f() "):rep(300) .. ("end "):rep(300)
-- N = ("goto a "):rep(2000) .. "::a::" | "return 0x" .. ("f"):rep(15000) .. ".8p" .. ("9"):rep(500) | ("if x then "):rep(1100) .. ("end "):rep(1100)
-- N = "return a" .. ("[a"):rep(4000) .. ("]"):rep(4000) | ("\r"):rep(16000) | "\xef\xbb\xbf#!\n\27Lua" | "return " .. ("- "):rep(7900) .. "1" | "return " .. ("not "):rep(4000)
-- N = "return " .. ("("):rep(7000) .. "1" | "return 1" .. ("^1"):rep(7000) | "f" .. ("''"):rep(6000) | "return " .. ("{{"):rep(3000) | ("a,"):rep(4000) .. "a=1"
-- N = "return _ENV" .. ("._ENV"):rep(2000) .. ".x + 1" | ("a"):rep(16000) .. "=1" | ("x = 1 "):rep(10000) | "local x = 1 " .. ("x = x + 1 "):rep(1500)
-- N = "for i=1,2 do " .. ("goto continue "):rep(900) .. " ::continue:: end" | ("::l::"):rep(3000) | "\27Lua" .. ("\0"):rep(100)
while true do
  local f = load(N)
  if f then pcall(f) end
end
