-- `navhost app classes`: whole folders.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost app classes", function()
  it("reads all files below, sorted, each line once", function()
    assert.equal("A: B\nB:\nC: D\n", commands.classes(files {
      ["z/a.swift"] = "class C: D {}", ["b.h"] = "@interface A : B\n@end", ["c.mm"] = "@interface A : B\n@end",
      ["d/e/f.swift"] = "class B {}", ["g.txt"] = "class X {}", [".h/i.swift"] = "class Y {}",
    }))
  end)

  it("gives a class of two superclasses a line for each", function()
    assert.equal("A: B\nA: C\n", commands.classes(files { ["a.swift"] = "class A: B {}", ["b.swift"] = "class A: C {}" }))
  end)

  it("leaves names out that cannot stand in a list, so that check takes it", function()
    local folder = files {
      ["a.swift"] = "\u{feff}class First: `A B` {}\nclass `\u{1b}[31mRed`: B {}\nclass `A B`: C {}\n"
        .. "class `1a` {}\nclass `Plain`: `\u{9b}2J` {}\nclass `a:b`: D {}\nclass \u{dc}ber: Plain {}",
      ["b.m"] = "@interface \u{202e}Turned : A\n@end\n@interface E : \u{9b}F\n@end\n@interface G\xff : H\n@end",
      ["p.lua"] = "return { controllers = 'First' }",
    }
    local list = commands.classes(folder)
    assert.equal("E:\nFirst:\nPlain:\n\u{dc}ber: Plain\n", list)
    local file = assert(io.open(folder .. "/list.txt", "w"))
    file:write(list)
    file:close()
    local output, status = commands.run(("check --classes '%s/list.txt' '%s/p.lua'"):format(folder, folder))
    assert.equal(0, status, output)
  end)

  it("says what is not there", function()
    local output, status = commands.run("app classes /nowhere/at/all")
    assert.equal(1, status)
    assert.matches("no such file or folder", output)
    assert.equal(2, select(2, commands.run("app classes")))
  end)
end)

