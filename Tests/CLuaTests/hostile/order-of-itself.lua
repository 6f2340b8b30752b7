local m m={__lt=function(a,b) return a<b end,__le=function(a,b) return b<=a end} local t=setmetatable({},m) return t<=t
