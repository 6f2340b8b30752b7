local f=load("while true do end","x","t",setmetatable({},{__index=function() error(1) end})) f()
