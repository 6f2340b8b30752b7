-- N = ("\27[2J"):rep(200) | {} | print | setmetatable({}, {__tostring = function() error({}) end})
while true do pcall(log.error, N) pcall(log.debug, N, N, N) pcall(log.info, N) end
