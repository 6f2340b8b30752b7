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
