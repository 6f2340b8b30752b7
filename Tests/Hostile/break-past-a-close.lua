-- What a loop has to close stays open behind a `break`, in a register that others use.
-- N = "break" | "if x then break end" | "do break end" | "if not kept then kept = x else break end"
local closed, close = 0, {}
setmetatable(close, { __close = function(value) closed = closed + (value == close and 1 or 100) end })
local source = [[
  local close, step, kept = ...
  for x in step, nil, 0, close do
    kept = function() return x end
    ]] .. N .. [[

  end
  local a, b, c, d, e = {}, {}, {}, {}, {}
  do local again <close> = close end
  return #a
]]
local ran = pcall(assert(load(source)), close, function(_, last) if last < 3 then return last + 1 end end)
if not ran or closed ~= 2 then return closed end
error("all was closed")
