local co=coroutine.wrap(function(...) while true do coroutine.yield(...) end end) local t={} while true do co(table.unpack(t,1,7000)) end
