-- `navhost app classes`: the parts of Swift that it skips: comments, strings, patterns and `#if false`.
local commands = dofile("Tests/Specs/classes/commands.lua")

local cases = {
  { "no comments", "// class A: B {}\n/* class C: D {} /* class E {} */ class F {} */ class G {}", "G:\n" },
  { "no texts", 'let a = "class A: B {}"; class C: D {}', "C: D\n" },
  { "no raw texts", 'let a = #"class A "# ; let b = ##"x "# class E {} "## ; class C: D {}', "C: D\n" },
  { "no long texts", 'let a = """\nclass A: B {} "quoted"\n"""\nclass C: D {}', "C: D\n" },
  { "no raw long texts", 'let a = #"""\n""" class A {}\n"""#\nclass C: D {}', "C: D\n" },
  { "no interpolations", 'let a = "\\(b("class A: B {}")) class E {}"\nclass C: D {}', "C: D\n" },
  { "no patterns", 'let a = /"class/ \nlet b = c / d / e\nclass C: D {}', "C: D\n" },
  { "nothing of #if false", "#if false\nclass A: B {}\n#else\nclass C: D {}\n#endif", "C: D\n" },
  { "both of another #if", "#if DEBUG\nclass A: B {}\n#else\nclass A: C {}\n#endif", "A: B\nA: C\n" },
  { "nested conditions", "#if false\n#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif\n#endif\nclass C {}", "C:\n" },
  { "breaks in lines", "public\nfinal class\n  A\n  : B,\n  C\n{\n}", "A: B\n" },
  { "comments in between", "class /* x */ A /* y */ : // z\n B {}", "A: B\n" },
}

-- What begins like a regular expression and ends nowhere: each is looked at once.
local endless = {
  { "patterns with #", ("#/\n"):rep(300000) },
  { "patterns with more and more #", "#/\n##/\n###/\n" .. ("#/ ##/ a\n"):rep(100000) },
  { "patterns in a line", "=" .. ("/\\"):rep(300000) },
  { "patterns in lines", ("=/a/\\/\\/ =/\n"):rep(50000) },
}

describe("navhost app classes", function()
  for _, case in ipairs(cases) do
    it("passes over what is no code: " .. case[1], function()
      assert.equal(case[3], commands.classes(files { ["a.swift"] = case[2] }))
    end)
  end

  for _, case in ipairs(endless) do
    it("reads on behind " .. case[1], function()
      assert.equal("C: D\n", commands.classes_of(files { x = "" }, "a.swift", case[2] .. "\nclass C: D {}\n"))
    end)
  end

  it("finds the end of a pattern that begins behind one without an end", function()
    local source = "let a = #/ b\nlet c = ##/ class A {} /##\nlet d = #/ class B {} /#\nclass C: D {}"
    assert.equal("C: D\n", commands.classes(files { ["a.swift"] = source }))
  end)
end)
