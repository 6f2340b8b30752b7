// Made by `python3 scripts/dev/embed.py`. Change the files that it contains instead.
// swift-format-ignore-file

/// Files that this module contains as they are.
enum Embedded {
  /// Sources/Tools/NavhostSpecRunner/Lua/assertions.lua
  static let assertions_lua = #"""
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

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/base.lua
  static let base_lua = #"""
-- The runner's own copy of Lua's library: a spec that stubs `os.time` or removes `pairs` does not
-- affect it. Every other file of the runner begins with it.
local base = {}
for name, value in pairs(_G) do base[name] = value end
for _, name in ipairs { "string", "table", "math", "os", "io", "debug", "coroutine" } do
  local copy = {}
  for key, value in pairs(_G[name]) do copy[key] = value end
  base[name] = copy
end
base._G = _G
return { base = base, source = debug.getinfo(1, "S").source }

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/busted_file.lua
  static let busted_file_lua = #"""
-- Settings from the command line and `.busted`: `arg`, the path of modules, and the helper.
local runner = ...
local _ENV = runner.base

local helper

-- Where busted looks for the modules of a project.
runner.projectPath = "./src/?.lua;./src/?/?.lua;./src/?/init.lua"

-- Takes `lpath` and `helper`, each a string or nil, and the paths that the runner was given.
function runner.configure(path, file, ...)
  runner.projectPath = path or runner.projectPath
  helper = file
  _G.arg = { ... }
end

-- Runs the helper, a file or a module, with Lua's own globals; nil, or what is wrong with it.
function runner.runHelper()
  if not helper then return end
  local isFile = helper:find("%.lua$") ~= nil
  local status, message, file, line = runner.guard(function()
    if isFile then return dofile(helper) end
    require(helper)
  end)
  if status ~= "success" then return message, file, line end
end

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/elements.lua
  static let elements_lua = #"""
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

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/failure.lua
  static let failure_lua = #"""
-- Failures, reported with their place in the source.
local runner = ...
local _ENV = runner.base

local failed = { __tostring = function(failure) return tostring(failure.message) end }
local isPending = {}

-- Takes the place of `error` in luassert: what it raises is a failure of the test, not an error.
function runner.fail(message, level)
  level = level or 1
  local isRaw = type(level) ~= "number" or level <= 0
  local _, text = pcall(error, message, isRaw and level or level + 2)
  local failure = setmetatable({ message = text, diff = runner.diff }, failed)
  runner.noteFailure(text, runner.diff)
  runner.diff = nil
  error(failure, isRaw and level or level + 1)
end

-- Gives a test up as not ready.
function runner.pending(message)
  error(setmetatable({ message = message }, isPending))
end

local function isOurs(source)
  return source == runner.source
    or source:find("[/\\]luassert[/\\][%w_/\\]+%.lua$") ~= nil
    or source:find("[/\\]say[/\\]init%.lua$") ~= nil
end

local function fileName(info)
  return info.source:sub(1, 1) == "@" and info.source:sub(2) or info.short_src
end

local function describe(info, file)
  if info.what == "main" then return "in main chunk" end
  if info.name then
    local what = info.namewhat ~= "" and info.namewhat or "function"
    return ("in %s '%s'"):format(what == "global" and "function" or what, info.name)
  end
  return ("in function <%s:%d>"):format(file, info.linedefined)
end

-- The Lua functions on the stack that are not the runner's or luassert's, innermost first.
local function userFrames(level)
  local frames = {}
  while #frames < 60 do
    local info = debug.getinfo(level, "Sln")
    if not info then break end
    if info.what ~= "C" and info.currentline > 0 and not isOurs(info.source) then
      local file = fileName(info)
      frames[#frames + 1] = {
        file = file, line = info.currentline, short = info.short_src, text = describe(info, file),
      }
    end
    level = level + 1
  end
  return frames
end

-- The place of the code that called the runner: file and line, or nil.
function runner.caller()
  local frame = userFrames(3)[1]
  if frame then return frame.file, frame.line end
end

local function hasText(value)
  local meta = debug.getmetatable(value)
  return type(value) == "string" or (type(meta) == "table" and meta.__tostring ~= nil)
end

local function plainText(value)
  if value == nil then return "an error without a message (nil)" end
  if hasText(value) or type(value) == "number" then return tostring(value) end
  return runner.inspect(value)
end

-- Lua shortens long file names in messages: the whole name is put back.
local function wholeName(message, frames)
  for _, frame in ipairs(frames) do
    local short = frame.short .. ":"
    if frame.short ~= frame.file and message:sub(1, #short) == short then
      return frame.file .. message:sub(#frame.short + 1)
    end
  end
  return message
end

-- `FILE:LINE: MESSAGE`, then file and line by themselves.
function runner.placed(message, frames)
  message = wholeName(message, frames)
  local file, line = message:match("^([^\n]-):(%d+): ")
  if file then return message, file, tonumber(line) end
  local first = frames[1]
  if not first then return message end
  return ("%s:%d: %s"):format(first.file, first.line, message), first.file, first.line
end

local function withoutAddresses(message)
  return (message:gsub("%(table: 0x%x+%)", "(table)"))
end

-- The differences of the assertions that did not hold in this test, by their messages.
local failures = {}

function runner.noteFailure(message, differences)
  message = tostring(message)
  if message:sub(1, 3) == "..." then message = wholeName(message, userFrames(3)) end
  failures[message] = differences or ""
end

-- The message without addresses, and the differences, if it is an assertion's; else nil.
function runner.failedAssertion(message)
  local differences = failures[message]
  if differences then return withoutAddresses(message), differences end
end

function runner.forgetFailures()
  failures = {}
end

local function status(value)
  local meta = debug.getmetatable(value)
  if meta == failed then return "failure" end
  if meta == isPending then return "pending" end
  return "error"
end

-- A line for each frame; a function that calls itself again and again has one line.
local function traceback(frames)
  local lines, last, repeated = {}, nil, 0
  local function tell()
    if repeated > 0 then lines[#lines + 1] = ("(and %d times more)"):format(repeated) end
    repeated = 0
  end
  for _, frame in ipairs(frames) do
    local line = ("%s:%d: %s"):format(frame.file, frame.line, frame.text)
    if line == last then
      repeated = repeated + 1
    else
      tell()
      lines[#lines + 1] = line
      last = line
    end
  end
  tell()
  return table.concat(lines, "\n")
end

local function caught(value)
  local kind = status(value)
  if kind == "pending" then
    return { status = kind, message = value.message and plainText(value.message) or "" }
  end
  local frames = userFrames(3)
  local raised = kind == "failure" and value.message or value
  local message, file, line = runner.placed(plainText(raised), frames)
  if kind == "failure" then message = withoutAddresses(message) end
  return {
    status = kind, message = message, file = file, line = line, traceback = traceback(frames),
    diff = kind == "failure" and value.diff or nil,
  }
end

-- Calls the function; the answer is what there is to report, as values:
-- status, message, file, line, traceback, diff.
function runner.guard(body)
  runner.diff = nil
  local fine, problem = xpcall(body, caught)
  if fine then return "success" end
  if type(problem) ~= "table" then
    problem = { status = "error", message = plainText(problem) }
  end
  return problem.status, problem.message, problem.file or "", problem.line or 0,
    problem.traceback or "", problem.diff or ""
end

-- The names after `assert.`, for a hint at a misspelt one.
function runner.assertionNames()
  local names = {}
  for _, space in ipairs { "assertion", "modifier" } do
    for name in pairs(require("luassert.namespaces")[space]) do names[#names + 1] = name end
  end
  return table.concat(names, "\n")
end

-- The data that `runner.placed` needs about a file that is not on the stack.
function runner.shortName(path)
  local info = debug.getinfo(load("", "@" .. path), "S")
  return { file = path, short = info.short_src, line = 0 }
end

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/faults.lua
  static let faults_lua = #"""
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

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/inspect.lua
  static let inspect_lua = #"""
-- Values as text, and where two tables differ.
local runner = ...
local _ENV = runner.base

local depthLimit, keyLimit, differenceLimit, lengthLimit = 6, 50, 20, 200

local function quoted(text)
  return (("%q"):format(text):gsub("\\\n", "\\n"):gsub("\r", "\\r"):gsub("\0", "\\0"))
end

local order = { number = 1, string = 2, boolean = 3 }

local function before(a, b)
  local kindA, kindB = type(a), type(b)
  if kindA ~= kindB then return (order[kindA] or 9) < (order[kindB] or 9) end
  if kindA == "number" or kindA == "string" then return a < b end
  return tostring(a) < tostring(b)
end

local function sortedKeys(value)
  local keys = {}
  for key in next, value do keys[#keys + 1] = key end
  table.sort(keys, before)
  return keys
end

local function isName(key)
  return type(key) == "string" and key:find("^[%a_][%w_]*$") ~= nil
end

local inspect

local function inspectTable(value, depth, seen)
  if seen[value] then return "<cycle>" end
  if depth > depthLimit then return "{…}" end
  seen[value] = true
  local parts, count = {}, rawlen(value)
  for i = 1, math.min(count, keyLimit) do parts[i] = inspect(rawget(value, i), depth + 1, seen) end
  for _, key in ipairs(sortedKeys(value)) do
    local isListed = math.type(key) == "integer" and key >= 1 and key <= count
    if #parts >= keyLimit then
      parts[#parts + 1] = "…"
      break
    elseif not isListed then
      local name = isName(key) and key or "[" .. inspect(key, depth + 1, seen) .. "]"
      parts[#parts + 1] = name .. " = " .. inspect(rawget(value, key), depth + 1, seen)
    end
  end
  seen[value] = nil
  return #parts == 0 and "{}" or "{ " .. table.concat(parts, ", ") .. " }"
end

function inspect(value, depth, seen)
  local kind = type(value)
  if kind == "string" then return quoted(value) end
  if kind == "table" then return inspectTable(value, depth, seen) end
  return tostring(value)
end

-- A value as Lua source would write it, as far as it can.
function runner.inspect(value)
  return inspect(value, 1, {})
end

local function at(path, key)
  if isName(key) then return path .. "." .. key end
  return path .. "[" .. runner.inspect(key) .. "]"
end

local function bothTables(a, b)
  return type(a) == "table" and type(b) == "table"
end

local compare

local function compareKey(found, path, key, expected, actual, seen)
  local wanted, got = rawget(expected, key), rawget(actual, key)
  if bothTables(wanted, got) then
    compare(found, at(path, key), wanted, got, seen)
  elseif wanted ~= got then
    found[#found + 1] = { path = at(path, key), expected = wanted, actual = got }
  end
end

function compare(found, path, expected, actual, seen)
  if expected == actual or seen[expected] == actual then return end
  seen[expected] = actual
  for _, key in ipairs(sortedKeys(expected)) do
    compareKey(found, path, key, expected, actual, seen)
  end
  for _, key in ipairs(sortedKeys(actual)) do
    if rawget(expected, key) == nil then compareKey(found, path, key, expected, actual, seen) end
  end
end

-- A value on one line of a bounded length.
local function short(value)
  local text = runner.inspect(value)
  if #text <= lengthLimit then return text end
  local cut = lengthLimit
  while cut > 0 and text:byte(cut + 1) & 0xC0 == 0x80 do cut = cut - 1 end
  return text:sub(1, cut) .. "…"
end

-- The places at which two tables differ, a line for each side: `-` is what was expected, `+` what
-- was passed in.
function runner.difference(expected, actual)
  if not bothTables(expected, actual) then return nil end
  local found, lines = {}, {}
  compare(found, "", expected, actual, {})
  for i, difference in ipairs(found) do
    if i > differenceLimit then
      lines[#lines + 1] = ("… and %d more"):format(#found - differenceLimit)
      break
    end
    lines[#lines + 1] = "- " .. difference.path .. " = " .. short(difference.expected)
    lines[#lines + 1] = "+ " .. difference.path .. " = " .. short(difference.actual)
  end
  return #lines > 0 and table.concat(lines, "\n") or nil
end

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/insulation.lua
  static let insulation_lua = #"""
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

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/policies.lua
  static let policies_lua = #"""
-- Helpers for specs of policies: assertions on how a pop ended, and a table of the ways to
-- leave a screen.
local runner = ...
local _ENV = runner.base

-- Functions in Swift for specs. Only the runner may see them.
local native = _G.navhost_test
_G.navhost_test, runner.native = nil, native

local outcomes = {
  popped = true, dismissed = true, selected = true, blocked = true, deferred = true,
  cancelled = true, ignored = true,
}

local wording = {
  popped = { "to be popped", "not to be popped" },
  blocked = { "to be blocked by a policy", "not to be blocked by a policy" },
  deferred = { "to wait for an answer", "not to wait for an answer" },
  asked = { "to wait for the answer to a question", "not to wait for the answer to a question" },
  cancelled = { "to be cancelled", "not to be cancelled" },
  ignored = { "to be ignored", "not to be ignored" },
  stayed = { "to stay undone", "not to stay undone" },
}

-- The outcomes of attempts that do not change the screen.
local stays = { blocked = true, ignored = true, cancelled = true }

local isCallable = runner.isCallable

-- Returns the arguments of an assertion: the outcome and its reason, preceded by the expected reason
-- (or question) if there is one. An exit is called first.
local function read(arguments)
  local first, second, third = arguments[1], arguments[2], arguments[3]
  local wanted
  if arguments.n > 1 and not outcomes[first] and (outcomes[second] or isCallable(second)) then
    wanted, first, second = first, second, third
  end
  if isCallable(first) then first, second = first() end
  return first, second, wanted
end

local function explained()
  local explanation = nav and nav.explain and nav.explain()
  if not explanation then return "" end
  return "\nWhy:\n  " .. tostring(explanation):gsub("\n", "\n  ")
end

-- Whether the last answer was one to no question.
local unasked = false

local function said(outcome, reason)
  if outcome == nil and unasked then return "nil (no question was open)" end
  if outcome == nil then return "nil (no gesture was decided)" end
  if not outcomes[outcome] then return runner.inspect(outcome) .. " (no outcome of a pop)" end
  return reason and ("%s (%s)"):format(outcome, tostring(reason)) or outcome
end

-- A spec that forgot its `nav.use` looks for the mistake in the plugin.
local function withoutPlugins(name)
  if name == "popped" or name == "cancelled" or name == "ignored" then return "" end
  if nav and nav.plugins and #nav.plugins() == 0 then
    return "\nNo plugin is loaded: nav.use(\"plugins/NAME\") loads one."
  end
  return ""
end

-- The open question: its message, or the action that the app handles.
local function question()
  local open = nav.question()
  return open and (open.message or open.action)
end

-- Whether the pop ended so, and what is to be said if not.
local function judge(name, outcome, reason, wanted)
  if name ~= "asked" then
    -- A presentation that leaves is dismissed.
    local is = outcome == name or name == "popped" and outcome == "dismissed"
      or name == "stayed" and stays[outcome] == true
    return is and (wanted == nil or reason == wanted), said(outcome, reason)
  end
  local message = outcome == "deferred" and question() or nil
  local asked = message and " by " .. runner.inspect(message) or ""
  return message ~= nil and (wanted == nil or message == wanted), said(outcome, reason) .. asked
end

local function register(assert, say, name)
  local positive = "Expected the pop %s%s, but it was:\n%s%s"
  say:set("assertion." .. name .. ".positive", positive)
  say:set("assertion." .. name .. ".negative", positive)
  assert:register("assertion", name, function(state, arguments)
    local outcome, reason, wanted = read(arguments)
    local holds, was = judge(name, outcome, reason, wanted)
    local want = wanted ~= nil and " with " .. runner.inspect(wanted) or ""
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments[2] = wording[name][state.mod and 1 or 2], want
    local why = holds ~= state.mod and explained() .. (state.mod and withoutPlugins(name) or "")
    arguments[3], arguments[4] = was, why or ""
    unasked = false
    arguments.n, arguments.nofmt = 4, { true, true, true, true }
    return holds, { outcome, reason }
  end, "assertion." .. name .. ".positive", "assertion." .. name .. ".negative")
end

function runner.addPolicyAssertions()
  local assert, say = require "luassert", require "say"
  for name in pairs(wording) do register(assert, say, name) end
  runner.words.each_exit = runner.eachExit
  runner.words.files = runner.files
end

-- Makes a folder with files, which goes after the test; its path.
function runner.files(files)
  local made, path = pcall(native.files, files)
  if not made then error(path, 2) end
  return path
end

-- The screen of the test, from the options of `nav.reset`.
local screen
-- All options of that call.
local given
-- The sheet that `each_exit` has presented, and the tab bar that `nav` is in.
local sheet, tabs

local function standard()
  return { width = 390, height = 844, direction = "ltr", gesture = "edge" }
end

-- Before each test the host is a fresh one; so is what is known of its screen.
function runner.renewed()
  screen, given, sheet, tabs = standard(), nil, nil, nil
  unasked = false
  runner.forgetFailures()
end

-- Notes what the spec makes of the screen, and whether an answer had a question.
function runner.watchReset()
  local reset, answer = nav.reset, nav.answer
  nav.answer = function(...)
    local results = table.pack(pcall(answer, ...))
    if not results[1] then error(results[2], 2) end
    unasked = results[2] == nil
    return table.unpack(results, 2, results.n)
  end
  runner.renewed()
  local makeTabs = nav.tabs
  nav.tabs = function(...)
    local results = table.pack(pcall(makeTabs, ...))
    if not results[1] then error(results[2], 2) end
    tabs = results[2] or tabs
    return table.unpack(results, 2, results.n)
  end
  nav.reset = function(options, ...)
    local results = table.pack(pcall(reset, options, ...))
    if not results[1] then error(results[2], 2) end
    screen, given, sheet, tabs = standard(), options, nil, nil
    for key in pairs(screen) do
      local value = type(options) == "table" and options[key]
      if value then screen[key] = value end
    end
    return table.unpack(results, 2, results.n)
  end
end

-- A swipe of a stack from `start`, measured from the leading edge, nearly to the trailing edge.
local function swipe(stack, start, height)
  local function x(distance)
    return screen.direction == "rtl" and screen.width - distance or distance
  end
  local y = height or screen.height / 2
  return stack.pan { from = { x(start), y }, to = { x(screen.width - 10), y } }
end

-- Swipes while the top has that kind of gesture. One that is switched off stays so.
local function swipeAs(kind, stack, start, height)
  local top = stack.top
  local own = top and top.gesture
  if not top or (own or screen.gesture) == "none" then return swipe(stack, start, height) end
  top.gesture = kind
  local outcome, reason = swipe(stack, start, height)
  if top.index then top.gesture = own end
  return outcome, reason
end

local function copied(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for key, inner in pairs(value) do copy[key] = copied(inner) end
  return copy
end

local settings = {
  "interactivePopDisabled", "maxInitialDistance", "gesture", "barHidden", "barColor", "backTitle",
  "backColor", "showsPreviousTitle", "customBackButton", "hidesBackButton",
  "hidesBottomBarWhenPushed", "modalInPresentation", "interactiveContentPopDisabled", "regions",
}

local function copyOf(controller)
  local spec = {
    class = controller.class, title = controller.title, props = copied(controller.props),
  }
  for _, name in ipairs(settings) do spec[name] = copied(controller[name]) end
  return spec
end

-- The screens of a stack, with those of the stacks inside them.
local function treeOf(stack)
  local tree = {}
  for i, controller in ipairs(stack.stack) do
    local inner = native.embedded(controller)
    tree[i] = { spec = copyOf(controller), inner = inner and treeOf(inner) }
  end
  return tree
end

-- Pushes them on a stack; a controller that is already on it is its root.
local function plant(stack, tree, root)
  local specs = {}
  for i, node in ipairs(tree) do specs[i] = node.spec end
  specs[1] = root or specs[1]
  if #specs > 0 then stack.setStack(specs) end
  for i, controller in ipairs(stack.stack) do
    local inside = tree[i].inner
    if inside and #inside > 0 then
      local inner = assert(stack.embed(controller, inside[1].spec))
      plant(inner, inside, inner.stack[1])
    end
  end
end

-- Begins again in iOS 26, which has a pan on the content, with the same controllers and `app`. This
-- removes the hooks of the spec, as every `nav.reset` does, and the stacks inside controllers. If a
-- swipe needs such a stack, all of them are copied.
local function beginWithContentPan(copies)
  local controllers, tree = nav.stack, copies and treeOf(nav)
  local options, app = {}, copied(nav.app)
  for key, value in pairs(given or {}) do options[key] = value end
  options.ios = 26
  nav.reset(options)
  nav.app = app
  if tree then return plant(nav, tree) end
  if #controllers > 0 then nav.setStack(controllers) end
end

local function swipeContent(stack, start)
  if nav.ios ~= 26 then
    local isInner = stack ~= nav
    beginWithContentPan(isInner)
    if isInner then stack = native.innermost() end
    if not stack then return "ignored", "nothing there" end
  end
  return swipeAs("edge", stack, start.x or screen.width / 4, start.y)
end

-- A copy of a stack is presented: its top has the same screens below it as the one that is copied.
local function present(stack, style)
  local controllers = stack.stack
  if #controllers == 0 then return nil end
  sheet = assert(nav.present(copyOf(controllers[1]), { style = style, animated = false }))
  local copies = { sheet.top }
  for i = 2, #controllers do copies[i] = copyOf(controllers[i]) end
  if #controllers > 1 then sheet.setStack(copies) end
  return sheet
end

-- Takes away what an exit before has presented, unless that waits for an answer.
local function uncover()
  if not sheet or nav.question() then return end
  if nav.presented == sheet then sheet.dismiss { animated = false } end
  sheet = nil
end

-- Leaves what the spec has presented, else a copy of the stack.
local function leaveSheet(stack, style, way)
  local presented = nav.presented or present(stack, style)
  if not presented then return "ignored", "nothing there" end
  return presented[way]()
end

-- The stack is put into tabs, and its tab tapped again.
local function tapTab(stack, bar)
  if stack ~= nav then return (bar or assert(stack.tabs {})).select(1) end
  tabs = tabs or assert(nav.tabs {})
  return tabs.select(1)
end

-- A link that leads to the root.
local function followLink(stack)
  local root = stack.stack[1]
  if not root then return "ignored", "nothing there" end
  return stack.setStack({ root }, { ask = true, animated = true })
end

-- The ways out. Each takes the stack that it acts on, where the swipes begin, and the tab bar around an
-- inner stack.
local exits = {
  { name = "back button", source = "backButton", go = function(stack) return stack.tapBack() end },
  { name = "back menu", source = "backMenu", go = function(stack) return stack.backMenu(1) end },
  { name = "edge gesture", source = "edgeGesture", go = function(stack, start)
    return swipeAs("edge", stack, start.edge or 5, start.y)
  end },
  {
    name = "fullscreen gesture", source = "fullscreenGesture", go = function(stack, start)
      return swipeAs("fullscreen", stack, start.x or screen.width / 4, start.y)
    end,
  },
  { name = "content gesture", source = "contentGesture", go = swipeContent },
  { name = "escape", source = "escape", go = function(stack) return stack.escape() end },
  { name = "sheet swipe", source = "sheetSwipe", go = function(stack)
    return leaveSheet(stack, "sheet", "swipeDown")
  end },
  { name = "tap outside", source = "tapOutside", go = function(stack)
    return leaveSheet(stack, "popover", "tapOutside")
  end },
  { name = "tab bar", source = "tabBar", go = function(stack, _, bar)
    return tapTab(stack, bar)
  end },
  { name = "request", source = "request", go = function(stack) return stack.requestPop() end },
  { name = "deep link", source = "deepLink", go = followLink },
}

local exitMeta = {
  __call = function(exit)
    uncover()
    if not exit.nested then return exit.go(nav, exit.start) end
    local stack, bar = native.innermost()
    if not stack then return "ignored", "nothing there" end
    return exit.go(stack, exit.start, bar)
  end,
  __tostring = function(exit) return exit.name end,
}

-- The sources to keep, as a set; nil: all of them.
local function chosen(only)
  if only == nil then return nil end
  if type(only) ~= "table" then error("each_exit: 'only' must be a list of sources", 4) end
  local known, keep = {}, {}
  for i, exit in ipairs(exits) do known[exit.source], known[i] = true, exit.source end
  for _, source in ipairs(only) do
    if not known[source] then
      local new = native.newName("source", source)
      local advice = new and "use " .. runner.inspect(new) or "known are " .. table.concat(known, ", ")
      error(("each_exit: unknown source %s; %s"):format(runner.inspect(source), advice), 4)
    end
    keep[source] = true
  end
  return keep
end

-- Checks the options of `each_exit`: the start points of its swipes, and the exits to try.
local function checkOptions(options)
  if type(options) ~= "table" then
    error("each_exit: options must be a table {x=, y=, edge=, only=, nested=}", 3)
  end
  local starts = { x = true, y = true, edge = true }
  for key, value in pairs(options) do
    local isRight = key == "only" or starts[key] and type(value) == "number"
      or key == "nested" and type(value) == "boolean"
    local new = not isRight and native.newName("option", key)
    if new then error(("each_exit: no option '%s'; use '%s'"):format(key, new), 3) end
    if not isRight then
      error(("each_exit: options are x, y and edge, numbers in points, only, and nested, "
        .. "true or false; not %s = %s"):format(tostring(key), tostring(value)), 3)
    end
  end
  return chosen(options.only)
end

-- Calls the function with each way out of a screen that the user has: `exit.name`, `exit.source`,
-- and `exit()`, which takes that way and returns the outcome and the reason. Of `options`, `only` lists
-- the sources to keep; the swipes begin at `y` from the top, and from the leading edge at `edge` for the
-- edge gesture, at `x` for the others. With `nested` each comes once more, for the innermost stack.
function runner.eachExit(options, body)
  if body == nil then options, body = {}, options end
  local keep = checkOptions(options)
  local function call(exit, isNested)
    local name = isNested and exit.name .. ", inside" or exit.name
    body(setmetatable({
      name = name, source = exit.source, go = exit.go, start = options, nested = isNested,
    }, exitMeta))
  end
  for _, exit in ipairs(exits) do
    if not keep or keep[exit.source] then
      call(exit, false)
      if options.nested then call(exit, true) end
    end
  end
end

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/proofs.lua
  static let proofs_lua = #"""
-- assert.proves: a property holds in every state that the user can reach with the loaded plugins.
local runner = ...
local _ENV = runner.base

function runner.addProofAssertion()
  local assert, say = require "luassert", require "say"
  say:set("assertion.proves.positive", "Expected %s to hold in every state, but:\n%s")
  say:set("assertion.proves.negative", "Expected %s not to hold in every state, but:\n%s")
  assert:register("assertion", "proves", function(_, arguments)
    local name = arguments[1]
    local ran, proved, verdict = pcall(nav.prove, name, arguments[2])
    if not ran then
      local message = tostring(proved):gsub("^.-nav%.prove: ", "")
      runner.fail("assert.proves: " .. message, 4)
    end
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments[2], arguments.n, arguments.nofmt = name, verdict, 2, { true, true }
    return proved == true
  end, "assertion.proves.positive", "assertion.proves.negative")
end

"""#

  /// Sources/Tools/NavhostSpecRunner/Lua/screens.lua
  static let screens_lua = #"""
-- assert.screen: compares the current screen with a stored picture.
local runner = ...
local _ENV = runner.base

-- `screens/NAME.svg` beside the spec; a name may end in `.png`.
local function stored(name)
  local folder = runner.path:match("^(.*/)[^/]*$") or ""
  local ending = name:lower():match("%.[sp][vn]g$") and "" or ".svg"
  return folder .. "screens/" .. name .. ending
end

local function isName(name)
  return type(name) == "string" and name:match("^[%w_][%w_%-. ]*$") ~= nil
end

local function options(given)
  local copy = { record = os.getenv("NAVHOST_RECORD") == "1" or nil }
  for key, value in pairs(given or {}) do copy[key] = value end
  return copy
end

function runner.addScreenAssertion()
  local assert, say = require "luassert", require "say"
  say:set("assertion.screen.positive", "Expected the screen to be as stored, but:\n%s")
  say:set("assertion.screen.negative", "Expected the screen not to be as stored in %s")
  assert:register("assertion", "screen", function(_, arguments)
    local name, given = arguments[1], arguments[2]
    if not isName(name) then
      runner.fail("assert.screen needs a name of letters, digits, spaces, '-', '_' and '.'", 4)
    end
    local path = stored(name)
    local same, why = nav.snapshot(path, options(given))
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments.n, arguments.nofmt = why or path, 1, { true }
    return same == true
  end, "assertion.screen.positive", "assertion.screen.negative")
end

"""#
}
