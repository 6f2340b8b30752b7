-- A shelf that holds so many things; the one that nobody took for longest makes room.
local Shelf = { part = require "shelf.order" }
Shelf.__index = Shelf

function Shelf.new(room, onRemoved)
  assert(room >= 1, "a shelf has room for one thing at least")
  return setmetatable({
    room = room, onRemoved = onRemoved or function() end, things = {}, order = Shelf.part.new(),
  }, Shelf)
end

function Shelf:put(name, thing)
  self.things[name] = thing
  self.order:touch(name)
  if self.order:count() > self.room then
    local oldest = self.order:dropOldest()
    local gone = self.things[oldest]
    self.things[oldest] = nil
    self.onRemoved(oldest, gone)
  end
end

function Shelf:take(name)
  if self.things[name] ~= nil then self.order:touch(name) end
  return self.things[name]
end

return Shelf
