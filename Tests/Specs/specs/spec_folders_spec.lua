-- `files{…}`: a folder for one test.
local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local made

describe("files", function()
  it("makes a folder with these files, byte for byte", function()
    local folder = files {
      ["plugins/a.lua"] = "return {}", ["plugins/deep/er/b.txt"] = "\0\xff\r\n", ["c"] = "",
    }
    made = folder
    assert.equal("return {}", read(folder .. "/plugins/a.lua"))
    assert.equal("\0\xff\r\n", read(folder .. "/plugins/deep/er/b.txt"))
    assert.equal("", read(folder .. "/c"))
    local temporary = os.getenv("TMPDIR") or "/tmp"
    assert.equal(temporary:gsub("/+$", "") .. "/", folder:sub(1, #temporary:gsub("/+$", "") + 1))
  end)

  it("takes it away after the test", function()
    assert.is_string(made)
    assert.is_nil(io.open(made .. "/c"))
    assert.is_nil(io.open(made))
  end)

  it("makes another folder for each call", function()
    local one, other = files { x = "1" }, files { x = "2" }
    assert.is_not.equal(one, other)
    assert.equal("1", read(one .. "/x"))
    assert.equal("2", read(other .. "/x"))
  end)

  it("makes an empty folder of no files", function()
    local folder = files {}
    assert(io.open(folder .. "/new", "w")):close()
    made = folder
  end)

  it("takes away what the test has put there, too", function()
    assert.is_nil(io.open(made))
  end)

  it("holds plugins that nav.use loads", function()
    local folder = files {
      ["plugins/one.lua"] = "return { name = 'one', shouldPop = function() return false, 'one' end }",
      ["plugins/two/init.lua"] = "return { name = 'two' }",
    }
    local handles = assert(nav.use(folder .. "/plugins"))
    assert.equal(2, #handles)
    nav.setStack { "Home", "Page" }
    assert.blocked("one", nav.tapBack())
  end)

  it("keeps two names apart that look alike", function()
    local folder = files { ["caf\u{e9}"] = "one", ["cafe\u{301}"] = "two" }
    assert.equal("one", read(folder .. "/caf\u{e9}"))
    assert.equal("two", read(folder .. "/cafe\u{301}"))
  end)

  local outside = { "../a", "a/../../b", "/etc/passwd", "/", "..", "a/b/../../../c" }
  for _, path in ipairs(outside) do
    it("refuses a path that leads out of it: " .. path, function()
      local good, message = pcall(function() files { [path] = "" } end)
      assert.is_false(good)
      assert.matches("spec_folders_spec.lua:%d+: files: '" , message)
      assert.matches("leads out of the folder", message, 1, true)
    end)
  end

  it("reads what leads back into it", function()
    assert.equal("x", read(files { ["a/../b"] = "x", ["./c"] = "y" } .. "/b"))
  end)

  local bad = {
    { { [""] = "" }, "is no path of a file" },
    { { ["a/"] = "" }, "is no path of a file" },
    { { ["."] = "" }, "is no path of a file" },
    { { ["a\0b"] = "" }, "is no path of a file" },
    { { a = 5 }, "'a' must be a string, got number" },
    { { "x" }, "a path must be a string in UTF-8, got number" },
    { { ["\xff"] = "" }, "a path must be a string in UTF-8" },
    { "x", "needs a table of texts by path, got string" },
    { { a = "", ["a/b"] = "" }, "files: " },
    { { a = "", ["./a"] = "" }, "is there already" },
  }
  for i, case in ipairs(bad) do
    it("says what is wrong with its argument, " .. i, function()
      local good, message = pcall(function() files(case[1]) end)
      assert.is_false(good)
      assert.matches("spec_folders_spec.lua:%d+: files: ", message)
      assert.matches(case[2], message, 1, true)
    end)
  end

  it("needs an argument", function()
    assert.has_error(function() files() end)
  end)
end)
