error(setmetatable({}, {__name = ("A"):rep(1000000)}))
