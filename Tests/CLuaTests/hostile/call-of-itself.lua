local t=setmetatable({},{__call=function(self,...) return self(...) end}) t()
