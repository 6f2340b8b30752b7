local t=setmetatable({},{}) getmetatable(t).__tostring=function() return ("%s"):format(t) end ("%s"):format(t)
