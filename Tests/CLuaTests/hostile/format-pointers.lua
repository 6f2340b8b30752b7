while true do ("%p %p %p"):format({},print,{}) end
