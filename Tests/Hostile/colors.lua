-- N = ("#"):rep(100) | "rebeccapurple" | {0 / 0, 1 / 0, -1 / 0} | {-1, 2, 1e308}
while true do pcall(color, N) pcall(color, 0 / 0, 1, N) end
