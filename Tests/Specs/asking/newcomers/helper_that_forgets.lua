-- check: nothing
local function ask() confirm("Delete the draft?") end

return { controllers = "Draft", shouldPop = function() ask() end }
