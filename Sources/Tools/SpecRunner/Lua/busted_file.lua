-- `.busted` in the working directory: where a project written for busted says how its specs run.
-- `lpath` and `helper` count here; the rest is for busted's own command line.
local runner = ...
local _ENV = runner.base

local function read()
  local file = io.open(".busted")
  if not file then return {} end
  local chunk, problem = load(file:read("a"), "@.busted", "t", {})
  file:close()
  local found, tasks = pcall(chunk or error, problem)
  if not found then return { problem = tostring(tasks) } end
  if type(tasks) ~= "table" then return { problem = ".busted:1: must return a table" } end
  local config = {}
  for _, task in ipairs { "_all", "default" } do
    if type(tasks[task]) == "table" then
      for key, value in pairs(tasks[task]) do config[key] = value end
    end
  end
  return config
end

local config = read()

-- Where busted looks for the modules of a project.
runner.projectPath = type(config.lpath) == "string" and config.lpath
  or "./src/?.lua;./src/?/?.lua;./src/?/init.lua"

-- Runs the helper, a file or a module, with Lua's own globals; nil, or what is wrong with it or
-- with `.busted` itself.
function runner.runHelper()
  if config.problem then return config.problem, ".busted", 1 end
  local helper = config.helper
  if type(helper) ~= "string" then return end
  local isFile = helper:find("%.lua$") ~= nil
  local status, message, file, line = runner.guard(function()
    if isFile then return dofile(helper) end
    require(helper)
  end)
  if status ~= "success" then return message, file, line end
end
