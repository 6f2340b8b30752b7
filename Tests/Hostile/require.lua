-- N = ("q.yyyy"):rep(600000) | ("a."):rep(100000) .. "b" | "a\0b" | "...." | "../../etc/passwd" | "bad" | ""
for i = 1, 1e9 do pcall(require, N) pcall(require, "m" .. i) end
