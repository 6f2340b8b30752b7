-- assert.faults: a hook, a listener or a handler fails, and is meant to.
local runner = ...
local _ENV = runner.base

local native = runner.native

-- The level of the call of the assertion, for errors.
local level = 4

-- The function, and the pattern or nil.
local function read(arguments)
  local pattern, body = arguments[1], arguments[2]
  if arguments.n < 2 then pattern, body = nil, pattern end
  if pattern ~= nil and type(pattern) ~= "string" then
    runner.fail("assert.faults: the pattern must be a string, got " .. type(pattern), level)
  end
  if not runner.isCallable(body) then
    runner.fail("assert.faults needs a function, got " .. type(body), level)
  end
  local fine, problem = pcall(string.find, "", pattern or "")
  if not fine then runner.fail("assert.faults: " .. tostring(problem), level) end
  return body, pattern
end

-- Calls the function. The faults that match are taken, also if it raises an error; how many they are, and the
-- messages of all.
local function watch(body, pattern)
  local found, messages = 0, nil
  native.beginFaults()
  do
    local _ <close> = setmetatable({}, { __close = function()
      local taken = {}
      messages = native.faults()
      for i, message in ipairs(messages) do
        taken[i] = pattern == nil or string.find(message, pattern) ~= nil
        if taken[i] then found = found + 1 end
      end
      native.endFaults(taken)
    end })
    body()
  end
  return found, messages
end

local function listed(messages)
  if #messages == 0 then return "there was none" end
  return "there was:\n" .. table.concat(messages, "\n")
end

function runner.addFaultAssertion()
  local assert, say = require "luassert", require "say"
  say:set("assertion.faults.positive", "Expected a fault%s, but %s")
  say:set("assertion.faults.negative", "Expected no fault%s, but %s")
  assert:register("assertion", "faults", function(_, arguments)
    local body, pattern = read(arguments)
    local found, messages = watch(body, pattern)
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1] = pattern and " whose message matches " .. runner.inspect(pattern) or ""
    arguments[2] = listed(messages)
    arguments.n, arguments.nofmt = 2, { true, true }
    return found > 0
  end, "assertion.faults.positive", "assertion.faults.negative")
end
