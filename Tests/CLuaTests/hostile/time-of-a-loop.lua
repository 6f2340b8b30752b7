os.time(setmetatable({},{__index=function(_,k) while true do end end}))
