import Foundation
import ProgramSupport
import Testing

/// What plugins, scripts' props and files say is printed. None of it passes for a message of navhost, or for a
/// command to GitHub, which obeys a line that begins with `::`.
@Suite struct ForgedLinesTests {
  private static let evil =
    #"x\n::error::forged\n  ::error::forged\r::error::forged\nnavhost: forged"#

  private static let plugin = """
    local evil = "\(evil)"
    print(evil) log.warn(evil)
    return { name = "::error::p", description = evil, controllers = { "*", evil }, [evil] = 1,
      shouldPop = function(controller, pop)
        log.info(evil)
        if controller.props[evil] then return false, evil end
        if controller.class == "Q" then return confirm(evil, { ok = evil }) end
        if controller.class == "F" then error(evil) end
        if controller.class == "N" then local t = {} t[evil]() end
        return false, evil
      end,
    }
    """

  private static let script = """
    local evil = "\(evil)"
    for _, class in ipairs { "F", "Q", "N", evil, "X" } do
      nav.setStack { "Home", { class = class, title = evil, props = { [evil] = class == "X" } } }
      nav.tapBack()
      nav.answer(true)
    end
    """

  private static let spec = """
    local evil = "\(evil)"
    describe(evil, function()
      it(evil, function() nav.use("plugins/::p.lua") error(evil) end)
      it("compares", function() assert.are.equal(evil, "y") end)
      it("waits", function() pending(evil) end)
      it("is blocked", function()
        nav.use("plugins/::p.lua")
        nav.setStack { "Home", "F" }
        assert.popped(nav.tapBack())
      end)
      it("loads", function() nav.use("broken/b.lua") end)
    end)
    error(evil)
    """

  private static let property = """
    return { ["\(evil)"] = function() return false, "\(evil)" end }
    """

  private func folder() throws -> Folder {
    try Folder([
      "plugins/::p.lua": Self.plugin, "s.lua": Self.script, "::error::x.lua": "x = = 1",
      "::error::x_spec.lua": Self.spec, "broken/b.lua": "error(\"\(Self.evil)\")",
      "error.lua": "error(\"\(Self.evil)\")", "property.lua": Self.property,
      "old/p.lua": "return { name = 'p', shouldPop = function() return false end }",
      "new/p.lua":
        "return { name = 'p', shouldPop = function() return true, \"\(Self.evil)\" end }",
      "scene.lua": "::error::\nnav.setStack { 'Home', 'X' }",
      "::classes.swift": "class `::error::forged`: UIViewController {}",
      "C.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"::error::x\":{}, \"\(Self.evil)\":1}}",
      "texts/::t.lua":
        "return { shouldPop = function() return confirm(text(\"::error::\(Self.evil)\")) end }",
      "trace.jsonl":
        "{\"\(Self.evil)\":1}\n[\"\(Self.evil)\"]\n{\"navhost\":9,\"profile\":\"\(Self.evil)\"}",
    ])
  }

  private static let commands: [[String]] = [
    ["run", "s.lua"], ["run", "--strict", "s.lua"], ["run", "--plugins", "broken", "s.lua"],
    ["run", "error.lua"], ["repl", "error.lua"], ["plugins"], ["plugins", "broken"],
    ["check", "."], ["check", "plugins"], ["check", "--json", "."],
    ["test", "."], ["test", "--reporter", "tree", "."], ["test", "--reporter", "junit", "."],
    ["test", "--coverage", "--strict", "."], ["test", "--check", "."],
    ["explain", "s.lua"], ["explain", "--json", "s.lua"], ["profile", "s.lua"],
    ["explore", "--steps", "40", "--strict"], ["explore", "--steps", "3", "--setup", "error.lua"],
    ["explore", "--steps", "40", "--strict", "--setup", "-"],
    ["prove", "--depth", "1", "--strict"], ["prove", "--rules"],
    ["prove", "--depth", "1", "--setup", "-"],
    ["prove", "--depth", "1", "--property", "property.lua"],
    ["prove", "--depth", "1", "--setup", "error.lua"],
    ["prove", "--depth", "1", "--plugins", "broken"], ["prove", "--compare", "old", "new"],
    ["bisect", "--plugins", "plugins", "--", "error.lua"], ["bisect", "--", "s.lua"],
    ["app", "classes", "."], ["app", "strings", "texts"],
    ["app", "strings", "--strings", "C.xcstrings", "texts"],
    ["run", "--strings", "C.xcstrings", "s.lua"], ["app", "export", "--xcuitest", "s.lua"],
    ["app", "export", "--can-pop", "plugins/::p.lua"], ["trace", "replay", "trace.jsonl"],
    ["trace", "unpack", "trace.jsonl"],
    ["trace", "pack", "trace.jsonl"], ["trace", "diff", "old", "new", "trace.jsonl"],
    ["trace", "diff", "--summary", "broken", "new", "trace.jsonl"],
    ["app", "fidelity", "trace.jsonl"],
    ["trace", "generate", "--setup", "error.lua"], ["render", "-o", "x.svg", "error.lua"],
    ["doctor"],
  ]

  @Test(arguments: commands)
  func `No line is forged`(_ words: [String]) throws {
    let folder = try folder()
    let input = words.last == "-" ? try folder.read("scene.lua") : ""
    let run = try ProgramRun(words, in: folder.url, input: input)
    let lines = (run.output + "\n" + run.errors).unicodeScalars
      .split { $0 == "\n" || $0 == "\r" }.map(String.init)
    for line in lines {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(words): \(line)")
      // A report in XML keeps the lines of a message in its element.
      let isForged = line.hasPrefix("navhost: forged") && !words.contains("junit")
      #expect(!isForged, "\(words): \(line)")
    }
  }

  @Test func `A plugin's message is one line`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      ["run", "--plugins", "broken", "--plugins", "plugins", "s.lua"], in: folder.url)
    let shown = #"x\n::error::forged\n  ::error::forged\13::error::forged\nnavhost: forged"#
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains("navhost: broken/b.lua:1: \(shown)"), "\(run.errors)")
    #expect(lines.contains { $0.hasPrefix("[") && $0.hasSuffix("warn: \(shown)") }, "\(run.errors)")
    #expect(
      lines.contains { $0.hasSuffix("\(shown) (shouldPop of plugin '::error::p')") },
      "\(run.errors)")
  }

  /// The lines of a script's error stay apart, further in.
  @Test func `A script's error keeps its lines`() throws {
    let run = try ProgramRun(["run", "-"], input: "error('a\\nnavhost: b\\n::error::c', 0)")
    #expect(run.errors.hasPrefix("navhost: a\n  navhost: b\n  \\u003a:error::c\n"), "\(run.errors)")
  }
}
