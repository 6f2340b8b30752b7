local t=setmetatable({},{}) getmetatable(t).__newindex=t t.x=1
