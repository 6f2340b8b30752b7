-- N = debug and debug.getregistry | os.execute | io and io.popen | dofile | loadfile | package and package.loadlib | collectgarbage and function() collectgarbage("stop") end
-- N = string.dump | function() getmetatable("").__index = error end | function() collectgarbage("incremental", 1000, 1000, 60) end | function() setmetatable(_G, {__gc = error}) end
N("/etc/passwd")
error("could be reached")
