("abc"):gsub(".",setmetatable({},{__index=function(t,k) return t[k] end}))
