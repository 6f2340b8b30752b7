-- ends: ok
-- N = 1e308 | 5e-324 | 1 / 0 | math.maxinteger | "1" | -0.0
pcall(await or print, "later", nil, { timeout = N })
