local s=("q.yyyy"):rep(600000) while true do controller.title=s end
