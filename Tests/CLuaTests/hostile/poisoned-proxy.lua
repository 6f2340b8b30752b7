setmetatable(host.object(2, 1), {})
