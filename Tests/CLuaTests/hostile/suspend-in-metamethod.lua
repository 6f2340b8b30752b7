local t = setmetatable({}, {__index = ask})
return string.rep(table.concat(t, "", 1, 2), 1)
