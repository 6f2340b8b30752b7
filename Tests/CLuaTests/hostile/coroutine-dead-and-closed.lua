while true do local co=coroutine.create(error) coroutine.resume(co,setmetatable({},{__tostring=error})) coroutine.close(co) end
