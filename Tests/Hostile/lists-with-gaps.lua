-- N = 1 | 900 | 1899 | "k"
local p = controller.props
for i = 1, 1900 do p[i] = i end
while true do p[N] = nil p[N] = 1 end
