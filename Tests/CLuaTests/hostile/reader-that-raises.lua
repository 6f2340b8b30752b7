while true do load(function() error(setmetatable({},{__tostring=error})) end) end
