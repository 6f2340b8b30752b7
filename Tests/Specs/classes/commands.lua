-- Commands, run as somebody runs them: `run` returns what one prints, and its exit status.
local navhost = assert(io.popen("readlink /proc/$PPID/exe || ps -o comm= -p $PPID")):read()

local commands = {}

-- In a folder, where one is named.
function commands.run(arguments, folder)
  local place = folder and ("cd '%s' || exit; "):format(folder) or ""
  local pipe = assert(io.popen(("%s'%s' %s 2>&1 < /dev/null; echo status $?"):format(place, navhost, arguments)))
  local text = pipe:read("a")
  pipe:close()
  local output, status = text:match("^(.*)status (%d+)\n$")
  return output, tonumber(status)
end

-- Writes a file that `files` would not take: one of more than 64 KiB.
function commands.write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

-- The output of `navhost app classes` for a folder that gets one source.
function commands.classes_of(folder, name, source)
  commands.write(folder .. "/" .. name, source)
  return commands.classes(folder)
end

-- The output of `navhost app classes` for a folder.
function commands.classes(folder)
  local output, status = commands.run("app classes '" .. folder .. "'")
  assert(status == 0, output)
  return output
end

return commands
