local a, f, g = 1.7e308, string.len, string.byte while true do f(a) g(a) f(a) g(a) f(a) g(a) f(a) g(a) end
