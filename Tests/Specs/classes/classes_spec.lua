-- `navhost classes`: whole folders.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost classes", function()
  it("reads all files below, sorted, each line once", function()
    assert.equal("A: B\nB:\nC: D\n", commands.classes(files {
      ["z/a.swift"] = "class C: D {}", ["b.h"] = "@interface A : B\n@end", ["c.mm"] = "@interface A : B\n@end",
      ["d/e/f.swift"] = "class B {}", ["g.txt"] = "class X {}", [".h/i.swift"] = "class Y {}",
    }))
  end)

  it("gives a class of two superclasses a line for each", function()
    assert.equal("A: B\nA: C\n", commands.classes(files { ["a.swift"] = "class A: B {}", ["b.swift"] = "class A: C {}" }))
  end)

  it("says what is not there", function()
    local output, status = commands.run("classes /nowhere/at/all")
    assert.equal(1, status)
    assert.matches("no such file or folder", output)
    assert.equal(2, select(2, commands.run("classes")))
  end)
end)

