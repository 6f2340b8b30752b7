-- Names in the order in which they were touched.
local Order = {}
Order.__index = Order

function Order.new() return setmetatable({ names = {} }, Order) end

function Order:touch(name)
  for i, known in ipairs(self.names) do
    if known == name then table.remove(self.names, i) break end
  end
  table.insert(self.names, name)
end

function Order:count() return #self.names end

function Order:dropOldest() return table.remove(self.names, 1) end

return Order
