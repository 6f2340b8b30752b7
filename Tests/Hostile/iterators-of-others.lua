-- N = "x" | 1 | nil | print | coroutine.running() | setmetatable({}, {__index = error})
local walk, of = pairs { a = 1, b = 2, 3 }
local list = ipairs {}
local words, codes = ("a b"):gmatch("%a"), utf8.codes("ab")
for _, step in ipairs { walk, list, words, codes, next, coroutine.wrap(walk) } do
  pcall(step, N) pcall(step, N, N) pcall(step, N, 1) pcall(step, of, N) pcall(step, N, "a", N)
end
walk(of, of) error("through")
