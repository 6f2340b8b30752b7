local s=("q.yyyy"):rep(600000) while true do pcall(function() controller.gesture=s end) end
