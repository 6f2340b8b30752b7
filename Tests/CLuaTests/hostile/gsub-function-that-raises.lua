while true do pcall(function() ("a"):gsub("a",function() error() end) end) end
