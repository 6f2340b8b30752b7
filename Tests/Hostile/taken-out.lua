-- N = "props" | "state"
-- What was taken out of the host's data is held by Lua alone, and counts.
K = K or {}
local big, data = ("x"):rep(60000), controller[N]
while true do
  data.a = {big}
  K[#K + 1] = data.a
  data.a = nil
  K[#K].x = big
end
