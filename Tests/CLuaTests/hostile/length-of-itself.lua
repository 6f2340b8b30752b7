local t=setmetatable({},{__len=function(t) return #t end}) return #t
