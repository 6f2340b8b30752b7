while true do log.debug({},{},{},print) end
