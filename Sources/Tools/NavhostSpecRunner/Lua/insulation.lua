-- At the end of an insulated block, restores the globals and the loaded modules that it changed.
local runner = ...
local _ENV = runner.base

local saved = {}

local function copy(original)
  local result = {}
  for key, value in next, original do result[key] = value end
  return result
end

local function save()
  return { meta = debug.getmetatable(_G), globals = copy(_G), loaded = copy(package.loaded) }
end

local function putBack(present, before)
  for key in next, copy(present) do rawset(present, key, before[key]) end
  for key, value in next, before do
    if rawget(present, key) == nil then rawset(present, key, value) end
  end
end

local function restore(state)
  debug.setmetatable(_G, state.meta)
  putBack(_G, state.globals)
  for key in next, copy(package.loaded) do package.loaded[key] = state.loaded[key] end
end

-- A block begins. `kind` is the word that made it.
function runner.enter(kind)
  local isInsulated = kind == "insulate" or kind == "file"
  saved[#saved + 1] = isInsulated and save() or false
end

-- The block ends. The changes of an exposed block stay for the block around it.
function runner.leave(kind)
  local state = table.remove(saved)
  if kind == "expose" and saved[#saved] then saved[#saved] = save() end
  if state then restore(state) end
end
