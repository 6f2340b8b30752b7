-- N = ("a"):rep(64) | "\0" | "é" | "a" | ""
local big = {}
for i = 1, 60 do big[i] = ("d"):rep(1000) end
while true do
  pcall(perform or print, N, big) pcall(perform or print, N, { big, big }) pcall(perform or print, N, N)
  pcall(await or print, N, big, { timeout = 0 / 0 }) pcall(await or print, N, nil, { timeout = -1 / 0 })
end
