-- the hook always comes where it sees no string
local a, b = ("\0"):rep(950) .. "a", ("\0"):rep(950) .. "b"
local compare = load("local a, b = ... " .. ("if a < b then end "):rep(900))
local function start()
  for i = 1, 360 do end
  while true do
    compare(a, b)
    for i = 1, 113 do end
  end
end
start()
