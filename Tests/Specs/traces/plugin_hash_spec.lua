-- The hash of a plugin's source in a recording.
local commands = dofile("Tests/Specs/classes/commands.lua")

-- The SHA-256 of what a command of the shell prints in a folder.
local function sum(folder, command)
  local pipe = assert(io.popen(("cd '%s' && { %s; } | sha256sum"):format(folder, command)))
  local text = pipe:read("a")
  pipe:close()
  return text:match("^%x+")
end

local function recording(folder)
  commands.write(folder .. "/a.lua", "assert(nav.use('./p')) nav.setRoot('Home') nav.push('Page')")
  local output, status = commands.run("run --no-plugins --record a.trace a.lua && cat a.trace", folder)
  assert.equal(0, status, output)
  return output
end

describe("a recording has the hash", function()
  it("of the file if a plugin's folder has no other but specs", function()
    local folder = files { ["p/init.lua"] = "return {}", ["p/p_spec.lua"] = "it('a', print)" }
    assert.matches(sum(folder, "cat p/init.lua"), recording(folder), 1, true)
  end)

  it("of all files, each after its name and a zero byte", function()
    local folder = files {
      ["p/init.lua"] = "return require('lib.part')", ["p/lib/part.lua"] = "return {}", ["p/p_spec.lua"] = "it('a', print)",
    }
    local print_all = "cd p && for f in init.lua lib/part.lua; do printf '%s\\0' $f && cat $f; done"
    assert.matches(sum(folder, print_all), recording(folder), 1, true)
  end)
end)
