-- The tree of a spec file: blocks, tests, and what runs around them; and the environment that
-- spec code sees, in which each block has globals of its own.
local runner = ...
local _ENV = runner.base

local elements = {}
local current
local words = {}
runner.words = words

-- The element that each word of a spec adds to the tree. `levels`: whose globals its code sets, its
-- own (0), its parent's (1), or the parent's parent's (2).
local kinds = {
  file = { isBlock = true, isInsulated = true },
  describe = { isBlock = true },
  insulate = { isBlock = true, isInsulated = true },
  expose = { isBlock = true, levels = 2 },
  it = {},
  pending = {},
  before_each = { levels = 1 },
  after_each = { levels = 1 },
  lazy_setup = { levels = 1 },
  lazy_teardown = { levels = 1 },
  strict_setup = { levels = 1 },
  strict_teardown = { levels = 1 },
}

local aliases = {
  context = "describe", spec = "it", test = "it", setup = "strict_setup",
  teardown = "strict_teardown",
}

-- Words that mean something while blocks are being described, and nothing inside a test.
local rejections = {}

local function reject(word)
  rejections[word] = function()
    error("'" .. word .. "' not supported inside current context block", 2)
  end
end

local function find(element, key)
  while element do
    local value = element.env and rawget(element.env, key)
    if value ~= nil then return value end
    if not element.isBlock and rejections[key] then return rejections[key] end
    element = element.parent
  end
  local word = words[key]
  if word ~= nil then return word end
  return _G[key]
end

local function assign(element, key, value)
  if element.env and rawget(element.env, key) ~= nil then
    element.env[key] = value
    return
  end
  local target = element
  for _ = 1, element.levels do target = target and target.parent end
  if not target then
    _G[key] = value
    return
  end
  target.env = target.env or {}
  target.env[key] = value
end

-- The globals of spec code.
runner.environment = setmetatable({}, {
  __index = function(_, key) return find(current, key) end,
  __newindex = function(_, key, value) assign(current, key, value) end,
})

local function add(kind, name, run, line)
  local element = {
    id = #elements + 1, kind = kind, name = name, run = run, line = line or 0, parent = current,
    isBlock = kinds[kind].isBlock, isInsulated = kinds[kind].isInsulated,
    levels = kinds[kind].levels or 0, children = {},
  }
  elements[element.id] = element
  if current then table.insert(current.children, element) end
  return element
end

local function isCallable(value)
  local meta = debug.getmetatable(value)
  return type(value) == "function" or (type(meta) == "table" and meta.__call ~= nil)
end
runner.isCallable = isCallable

-- A word without a function: a test is pending; the function may come in a call of its own,
-- `it "works" (function() … end)`.
local function without(kind, name, line)
  local waiting = kind == "it" and add("pending", name, function() end, line)
  return function(body)
    if not waiting then return add(kind, name, body, line) end
    waiting.kind, waiting.run = "it", body
  end
end

local function define(word, kind)
  reject(word)
  words[word] = function(name, run)
    local _, line = runner.caller()
    if run == nil and isCallable(name) then name, run = word, name end
    local named = name == nil and word or tostring(name)
    if run == nil and kind == "pending" then run = function() end end
    if run == nil then return without(kind, named, line) end
    add(kind, named, run, line)
  end
end

for kind in pairs(kinds) do
  if kind ~= "file" then define(kind, kind) end
end
for alias, kind in pairs(aliases) do define(alias, kind) end

reject("randomize")
words.randomize = function(...)
  local wanted = select("#", ...) == 0 or (...)
  current.randomize = wanted and true or false
end

-- Begins a spec file: nil and the message if it cannot be compiled.
function runner.open(path, source)
  local problem, where, at = runner.runHelper()
  if problem then return nil, problem, where, at end
  local chunk, message = load(source, "@" .. path, "t", runner.environment)
  if not chunk then
    local placed, file, line = runner.placed(message, { runner.shortName(path) })
    return nil, placed, file or path, line or 0
  end
  current, runner.path = nil, path
  return add("file", path, chunk, 1).id
end

-- The n-th element of a block: id, kind, name, line.
function runner.child(id, n)
  local child = elements[id].children[n]
  if child then return child.id, child.kind, child.name, child.line end
end

-- Whether the block requests a shuffled order: true, false, or nil if it does not call `randomize`.
function runner.randomized(id)
  return elements[id].randomize
end

-- Runs the code of an element: what `runner.guard` answers.
function runner.run(id)
  local element = elements[id]
  current = element
  if element.kind == "it" then
    element.env = {
      finally = function(body) element.finally = body end,
      pending = runner.pending,
    }
  end
  return runner.guard(element.run)
end

-- Whether the test that was run has left something to be done `finally`.
function runner.hasFinally(id)
  return elements[id].finally ~= nil
end

function runner.runFinally(id)
  local element = elements[id]
  local body = element.finally
  current, element.finally, element.env.pending = element, nil, nil
  return runner.guard(body)
end
