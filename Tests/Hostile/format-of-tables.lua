local t = setmetatable({}, {__tostring = function() return ("x"):rep(3000000) end})
return string.format(("%s"):rep(60), table.unpack({t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t}))
