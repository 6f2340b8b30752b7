-- An index that is a comparison, of a variable of the function around: its load is skipped.
-- N = "outer[1 < 2]" | "outer[d == d]" | "outer[not d == d]" | "outer[d ~= nil]" | "(function() outer[d == d] = 7 end)()"
local head = "local outer, f, a, d = ... local function inner(...) f(a, d, d) local t = {"
for depth = 0, 5 do
  local run = assert(load(head .. ("d, "):rep(depth) .. N .. "} return t[#t] end return inner()"))
  local ran, found = pcall(run, { [true] = "right", [false] = "right" }, rawset, {}, 1)
  if not ran then return ran end
  if found ~= "right" and found ~= nil and found ~= 1 then return found end
end
error("nothing was found")
