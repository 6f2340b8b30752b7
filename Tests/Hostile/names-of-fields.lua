-- An error message looks for the name of what failed along the code before it.
local n = 15000
for _, text in ipairs { "return x" .. (".a"):rep(190) .. ".y + 1", "local _ENV = x return _ENV" .. ("._ENV"):rep(190) .. ".x + 1",
  "local a " .. ("a = x.a "):rep(1900) .. "return a.b.c.d" } do
  local f, t = load("local x = ... " .. text), {}
  t.a, t._ENV = t, t
  for _ = 1, n do if f then pcall(f, t) end end
end
error("held")
