-- Commands, run as somebody runs them: `run` returns what one prints, and its exit status.
local navhost = assert(io.popen("readlink /proc/$PPID/exe || ps -o comm= -p $PPID")):read()

local commands = {}

function commands.run(arguments)
  local pipe = assert(io.popen(("'%s' %s 2>&1; echo status $?"):format(navhost, arguments)))
  local text = pipe:read("a")
  pipe:close()
  local output, status = text:match("^(.*)status (%d+)\n$")
  return output, tonumber(status)
end

-- What `navhost classes` says of a folder.
function commands.classes(folder)
  local output, status = commands.run("classes '" .. folder .. "'")
  assert(status == 0, output)
  return output
end

return commands
