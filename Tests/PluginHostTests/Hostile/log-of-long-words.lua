while true do log.info(setmetatable({},{__tostring=function() return ("z"):rep(1000000) end})) end
