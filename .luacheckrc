-- For `luacheck plugins scripts Sources/Tools/NavhostSpecRunner`: the globals that each kind of file has.
local globals = dofile("plugins/_meta/luacheck_std.lua")
stds.navhost_plugin = globals.plugin
stds.navhost_script = globals.script
stds.navhost_spec = globals.spec

std = "navhost_plugin"
files["scripts"] = { std = "lua54+navhost_script" }
-- A setup script of `navhost prove`.
files["scripts/dev/prove"] = { globals = { "actions", "allowedTraps" } }
files["**/*_spec.lua"] = { std = "lua54+navhost_script+navhost_spec" }
-- The runner's own Lua: each file takes its globals as an argument, `_ENV`, and puts more into `nav`.
files["Sources/Tools/NavhostSpecRunner"] = { std = "lua54", globals = { "nav" }, ignore = { "211/_ENV" } }
-- Declarations for the language server: nothing in them is used.
exclude_files = { "plugins/_meta/nav.lua" }
