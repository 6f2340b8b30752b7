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
