while true do log.error(("\27[2J"):rep(200)) end
