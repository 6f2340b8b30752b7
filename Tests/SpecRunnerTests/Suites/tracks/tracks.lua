-- Signals between parts of a model railway: who listens to a signal is called in order.
local tracks = {}

function tracks.new(clock)
  local line = { clock = clock, log = {} }
  local listeners = {}

  function line.listen(signal, listener)
    listeners[signal] = listeners[signal] or {}
    table.insert(listeners[signal], listener)
    return function()
      for i, known in ipairs(listeners[signal]) do
        if known == listener then return table.remove(listeners[signal], i) ~= nil end
      end
      return false
    end
  end

  function line.send(signal, ...)
    table.insert(line.log, { at = line.clock.now(), signal = signal })
    local heard = 0
    for _, listener in ipairs(listeners[signal] or {}) do
      heard = heard + 1
      if listener(...) == "stop" then break end
    end
    return heard
  end

  return line
end

return tracks
