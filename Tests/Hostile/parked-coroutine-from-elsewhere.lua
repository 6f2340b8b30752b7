-- ends: ok
-- A coroutine that waits for a person is resumed and closed by every later call.
if waiting then
  pcall(coroutine.resume, waiting, "x") pcall(coroutine.close, waiting) pcall(wrapped) coroutine.status(waiting)
else
  waiting = coroutine.create(function() local z <close> = setmetatable({}, {__close = function() error "z" end})
    return confirm and confirm "?" end)
  coroutine.resume(waiting)
end
return nil
