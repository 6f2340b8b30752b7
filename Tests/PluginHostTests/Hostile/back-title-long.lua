local s=("q.yyyy"):rep(600000) while true do controller.backTitle=s end
