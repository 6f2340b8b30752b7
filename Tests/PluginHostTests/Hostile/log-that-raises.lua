log.info(setmetatable({},{__tostring=function() error({}) end}))
