-- Which lines of a chunk can run, read from what the compiler made of it (Lua 5.4).
local runner = ...
local _ENV = runner.base

local Reader = {}
Reader.__index = Reader

function Reader:byte()
  local byte = self.dump:byte(self.at)
  self.at = self.at + 1
  return byte
end

function Reader:skip(count) self.at = self.at + count end

-- Seven bits a byte, the highest first; the last byte has its top bit set.
function Reader:size()
  local size = 0
  while true do
    local byte = self:byte()
    size = size << 7 | byte & 0x7F
    if byte & 0x80 ~= 0 then return size end
  end
end

function Reader:skipString()
  local size = self:size()
  if size > 0 then self:skip(size - 1) end
end

local constantSizes = { [0x00] = 0, [0x01] = 0, [0x11] = 0, [0x03] = 8, [0x13] = 8 }

function Reader:skipConstants()
  for _ = 1, self:size() do
    local size = constantSizes[self:byte()]
    if size then self:skip(size) else self:skipString() end
  end
end

-- The differences from instruction to instruction; -128 stands for one that is given absolutely.
function Reader:lineInfo(first)
  local steps, absolute = {}, {}
  for i = 1, self:size() do
    local byte = self:byte()
    steps[i] = byte < 128 and byte or byte - 256
  end
  for _ = 1, self:size() do
    local instruction = self:size() + 1
    absolute[instruction] = self:size()
  end
  local lines, line = {}, first
  for i, step in ipairs(steps) do
    line = step == -128 and absolute[i] or line + step
    lines[i] = line
  end
  return lines
end

function Reader:skipNames()
  for _ = 1, self:size() do
    self:skipString()
    self:size()
    self:size()
  end
  for _ = 1, self:size() do self:skipString() end
end

-- A function and those inside it. The return that ends every function, and what prepares `...`,
-- are nothing that anybody wrote.
function Reader:functionLines(found)
  self:skipString()
  local first = self:size()
  self:size()
  self:byte()
  local isVararg = self:byte() ~= 0
  self:byte()
  self:skip(self:size() * 4)
  self:skipConstants()
  self:skip(self:size() * 3)
  for _ = 1, self:size() do self:functionLines(found) end
  local lines = self:lineInfo(first)
  for i = isVararg and 2 or 1, #lines - 1 do found[lines[i]] = true end
  self:skipNames()
end

local headerSize = 4 + 1 + 1 + 6 + 3 + 8 + 8

-- The lines, in order, as text: `3 4 7`; `""` where the source is no Lua.
function runner.lines(source)
  local chunk = load(source, "=?", "t")
  if not chunk then return "" end
  local reader = setmetatable({ dump = string.dump(chunk), at = headerSize + 2 }, Reader)
  local found, lines = {}, {}
  reader:functionLines(found)
  for line in pairs(found) do lines[#lines + 1] = line end
  table.sort(lines)
  return table.concat(lines, " ")
end
