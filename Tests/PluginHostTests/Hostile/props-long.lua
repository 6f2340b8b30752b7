local s=("q.yyyy"):rep(600000) while true do pcall(function() controller.props.x=s end) end
