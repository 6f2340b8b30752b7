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
