-- `navhost app classes`: which words of Swift declare a class, and what follows its colon.
local commands = dofile("Tests/Specs/classes/commands.lua")

local cases = {
  { "a class and its superclass", "class A: B {}", "A: B\n" },
  { "a class without one", "class A {}", "A:\n" },
  { "modifiers and attributes", "@objc(Other) @MainActor public final class A: B, C {}", "A: B\n" },
  { "macros", "@Observable\n@available(iOS 17, *) final class A: B {}\n#Preview { A() }", "A: B\n" },
  { "generics", "class A<T: Hashable>: B<T, [C]> where T: D {}", "A: B\n" },
  { "a generic of functions", "class A<T>: B<(Int) -> Void> {}", "A: B\n" },
  { "modules", "class A: UIKit.UIViewController {}", "A: UIViewController\n" },
  { "nested ones", "class A: B { class C: D {} enum E { final class F: G {} } }", "A: B\nC: D\nF: G\n" },
  { "those in extensions", "extension A.B: P { class C: D {} }", "C: D\n" },
  { "several on a line", "class A: B {}; class C: D {} ; class E {}", "A: B\nC: D\nE:\n" },
  { "a composition", "class A: P & B {}\nprotocol P: AnyObject {}", "A: B\n" },
  { "protocols alone", "protocol P: class {}\nclass A: P {}", "A:\n" },
  { "protocols of the system", "class A: UITableViewDelegate {}\nclass C: ObservableObject {}", "A:\nC:\n" },
  { "other names for a class", "typealias Base = UIKit.UIViewController\nclass A: Base {}", "A: UIViewController\n" },
  { "names in backticks", "class `default`: B {}", "default: B\n" },
  { "no members", "class A: B { class func f() {} ; class var g = 1 ; override class func h() {} ; class override func i() {} }", "A: B\n" },
  { "no labels and no cases", "func add(class head: A, class b: B) {}\nenum E { case class\n case other, class }", "" },
  { "no imports and no fields", "import class UIKit.UIView\nlet a = b.class\n", "" },
  { "names of other scripts", "class \u{c9}diteur: B {}", "\u{c9}diteur: B\n" },
}

describe("navhost app classes", function()
  for _, case in ipairs(cases) do
    it("reads Swift: " .. case[1], function()
      assert.equal(case[3], commands.classes(files { ["a.swift"] = case[2] }))
    end)
  end
end)
