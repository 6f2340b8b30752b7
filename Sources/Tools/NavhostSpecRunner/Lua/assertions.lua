-- luassert and say as busted sets them up, and the names under which specs written for busted ask
-- for busted itself.
local runner, ownLibrary = ...
local _ENV = runner.base

local places = { ownLibrary, "/usr/local/share/lua/5.4", "/opt/homebrew/share/lua/5.4", "/usr/share/lua/5.4",
  "/usr/share/lua/5.3", "/usr/share/lua/5.2", "/usr/share/lua/5.1" }

-- The libraries that are installed with navhost come first. Debian's packages put their files under one of
-- several versions of Lua.
local function extendPath()
  local path = runner.projectPath .. ";" .. package.path
  for _, place in ipairs(places) do
    for _, pattern in ipairs { place .. "/?.lua", place .. "/?/init.lua" } do
      if not (";" .. path .. ";"):find(";" .. pattern .. ";", 1, true) then
        path = path .. ";" .. pattern
      end
    end
  end
  package.path = path
end

-- Gives a callable its own `error`.
local function bindError(callable)
  local call = debug.getmetatable(callable).__call
  for up = 1, 255 do
    local name, value = debug.getupvalue(call, up)
    if not name then return end
    if name == "_ENV" then
      local bound = setmetatable({ error = runner.fail }, { __index = value })
      debug.upvaluejoin(call, up, function() return bound end, 1)
      return
    end
  end
end

-- Notes where two tables differ, for the report of the failure that follows.
local function noteDifferences(assertion)
  local compare = assertion.callback
  function assertion.callback(state, arguments, level)
    local result, values = compare(state, arguments, level)
    if not result and state.mod then
      runner.diff = runner.difference(arguments[2], arguments[1])
    end
    return result, values
  end
end

local function load(assert)
  local words = runner.words
  words.assert = assert
  words.spy = require "luassert.spy"
  words.mock = require "luassert.mock"
  words.stub = require "luassert.stub"
  words.match = require "luassert.match"
  bindError(assert)
  bindError(assert.is_true)
  noteDifferences(require("luassert.namespaces").assertion.same)
end

-- Specs that can also run by themselves begin with `require "busted.runner" ()`.
local function standIn()
  local busted = setmetatable({ version = "2.1.1", fail = runner.fail }, { __index = runner.words })
  package.preload["busted"] = function() return busted end
  package.preload["busted.runner"] = function() return function() end end
end

-- Nil, or what has to be installed.
function runner.prepare()
  extendPath()
  for _, name in ipairs { "say", "luassert" } do
    local found, problem = pcall(require, name)
    if not found then return problem end
  end
  load(require "luassert")
  standIn()
  runner.addPolicyAssertions()
  runner.addScreenAssertion()
  runner.addProofAssertion()
  runner.addFaultAssertion()
end
