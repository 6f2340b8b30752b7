-- Names of spec files in messages.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("a message about a spec", function()
  it("has the whole name of a file that contains a number between colons", function()
    local folder = files { ["a:1:b_spec.lua"] = "\nit('ends', function() os.exit(3) end)" }
    local output = commands.run("test --reporter github .", folder)
    local place = "::error file=a%3A1%3Ab_spec.lua,line=2,title=ends::"
    assert.matches(place .. "a:1:b_spec.lua:2: called os.exit(3)\n", output, 1, true)
  end)

  it("has no ./ in an annotation of GitHub, whose paths begin at the repository", function()
    local folder = files { ["specs/a_spec.lua"] = "it('fails', function() error('x') end)" }
    for _, path in ipairs { "specs", "./specs", "./" } do
      local output = commands.run("test --reporter github " .. path, folder)
      assert.matches("::error file=specs/a_spec.lua,line=1,title=fails::", output, 1, true)
    end
  end)
end)
