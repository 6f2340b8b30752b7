K = K or setmetatable({}, {__index = function(_, k) return k end})
local co = coroutine.wrap(function(p) while true do p = coroutine.yield(pcall(function() return p.source, K[p] end)) end end)
for i = 1, 100 do co(pop) end
K.was = K.was or pop
local again = pcall(function() return K.was.source end)
K.co = K.co or co
for i = 1, 2000 do K[pop] = i K[i] = pop pcall(K.co, K.was) end
pcall(coroutine.wrap(function() next() return pop.source end))
return (pcall(function() return K.was.source end))
