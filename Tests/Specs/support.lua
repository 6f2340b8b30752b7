-- What specs of the host share: `local here = dofile("Tests/Specs/support.lua")`.
local here = {}

-- The two are one value.
function here.eq(wanted, got)
  if wanted ~= got then
    error(("wanted %s, got %s"):format(tostring(wanted), tostring(got)), 2)
  end
end

-- A function that loads a plugin of this folder, with options.
function here.user(folder)
  return function(name, options) return assert(nav.use(folder .. "/" .. name, options)) end
end

-- Writes a file of this folder.
function here.write(folder, name, text)
  local file = assert(io.open(folder .. "/" .. name, "wb"))
  file:write(text)
  file:close()
end

-- A folder with these files, for one test: a spec that makes some has `after_each(here.clear)`.
local folders = {}

function here.files(texts)
  local folder = os.tmpname()
  os.remove(folder)
  folders[#folders + 1] = folder
  os.execute("mkdir '" .. folder .. "'")
  for name, text in pairs(texts) do
    local inner = name:match("(.*)/")
    if inner then os.execute("mkdir -p '" .. folder .. "/" .. inner .. "'") end
    here.write(folder, name, text)
  end
  return folder
end

function here.clear()
  for _, folder in ipairs(folders) do os.execute("rm -r '" .. folder .. "'") end
  folders = {}
end

-- The call raises an error with the text, and the stack is as it was.
function here.told(text, f, ...)
  local before, depth = nav.top, nav.depth
  local fine, message = pcall(f, ...)
  assert(not fine, "no error: " .. text)
  assert(tostring(message):find(text, 1, true), tostring(message) .. " lacks " .. text)
  assert(nav.top == before and nav.depth == depth, "the stack has changed")
end

return here
