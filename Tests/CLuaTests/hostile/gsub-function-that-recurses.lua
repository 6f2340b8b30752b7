local function f(x) return (("ab"):gsub(".",f)) end f()
