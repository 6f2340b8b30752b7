-- Files that are too large: a command tells of them by their size, and reads none of them.
local commands = dofile("Tests/Specs/classes/commands.lua")

-- Makes a file of so many bytes, which is a hole in the disk but for its last one.
local function make(path, size)
  local file = assert(io.open(path, "w"))
  file:seek("set", size - 1)
  file:write("x")
  file:close()
end

describe("a file of 20 GB", function()
  local large = "large.lua: has more than 256 MiB, and is not read: name a smaller file"
  for _, words in ipairs {
    "app classes large.lua", "app fidelity large.lua", "check --classes large.lua p.lua", "test large.lua",
    "run large.lua", "explain large.lua", "prove --depth 0 --setup large.lua",
    "prove --property large.lua", "explore --no-plugins --setup large.lua", "profile large.lua",
    "render -o a.svg large.lua", "debug large.lua", "preview large.lua", "app export --xcuitest large.lua", "bisect -- large.lua",
  } do
    it("is told by " .. words, function()
      local folder = files { ["p.lua"] = "return {}", ["plugins/p.lua"] = "return {}" }
      make(folder .. "/large.lua", 20 * 2 ^ 30)
      local output, status = commands.run(words, folder)
      assert.matches(large, output, 1, true)
      assert.is_true(status == 1 or status == 3, output)
    end)
  end

  for words, message in pairs {
    ["prove --rules"] = "'m'", ["prove --depth 0"] = "'m'", ["run --record a.trace a.lua"] = "'m'",
    ["run a.lua"] = "'m'", ["plugins"] = "'m'", ["check plugins"] = "plugins/p/m.lua: larger than 1 MiB, not checked",
    ["app strings plugins"] = "plugins/p/m.lua: larger than 1 MiB, not read",
  } do
    it("is no module: " .. words, function()
      local folder = files {
        ["plugins/p/init.lua"] = "require('m') return {}", ["plugins/p/m.lua"] = "", ["a.lua"] = "nav.setRoot('A')",
      }
      make(folder .. "/plugins/p/m.lua", 20 * 2 ^ 30)
      local output, status = commands.run(words, folder)
      assert.matches(message, output, 1, true)
      assert.is_true(status < 4, output)
    end)
  end
end)

describe("navhost app strings", function()
  it("tells which file it does not read", function()
    local folder = files {
      ["plugins/short.lua"] = "return { backTitle = function() return text('found') end }",
    }
    local hook = "\nreturn { backTitle = function() return text('lost') end }"
    commands.write(folder .. "/plugins/long.lua", "--" .. ("x"):rep(2 ^ 20) .. hook)
    local output, status = commands.run("app strings plugins", folder)
    assert.equal(1, status)
    assert.matches("found  plugins/short.lua:1", output, 1, true)
    assert.matches("plugins/long.lua: larger than 1 MiB, not read: its texts are not listed", output, 1, true)
  end)
end)
