N = N or 0 while true do N = N + 1 controller.title = N .. ("n"):rep(900000) end
