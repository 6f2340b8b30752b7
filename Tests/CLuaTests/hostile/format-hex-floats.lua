while true do ("%99.99a"):format(1e-320) end
