local commands = dofile("Tests/Specs/classes/commands.lua")

describe("the hint for a misspelled function", function()
  for _, case in ipairs {
    { line = "nav.psuh()", hint = "; did you mean 'push'?" },
    { line = "local other = {} other.psuh()", hint = "" },
  } do
    it("is given only for nav: " .. case.line, function()
      local folder = files { ["a.lua"] = case.line }
      local output = commands.run("run a.lua", folder)
      assert.matches("(field 'psuh')" .. case.hint .. "\n", output, 1, true)
    end)
  end
end)
