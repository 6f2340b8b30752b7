import Expectations
import Foundation
import ProgramSupport
import Testing

/// The texts of policies, as the program has them.
@Suite struct TextsTests {
  private static let plugin = """
    return {
      controllers = "Letter",
      shouldPop = function(controller)
        return confirm(text("Discard " .. "%lld drafts?", controller.props.drafts), {ok = text("A\\nB")})
      end,
    }
    """
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Discard %lld drafts?" : {
          "localizations" : {
            "de" : {"variations":{"plural":{"one":{"stringUnit":{"value":"Entwurf verwerfen?"}},
              "other":{"stringUnit":{"value":"%lld Entwürfe verwerfen?"}}}}},
            "fr" : {"variations":{"plural":{"one":{"stringUnit":{"value":"Jeter ?"}}}}} } }
      },
      "version" : "1.1"
    }

    """
  private static let scene = """
    nav.setStack{"Home", {class = "Letter", props = {drafts = 2}}}
    nav.tapBack()
    print(nav.question().message, nav.language)
    nav.answer(false)
    nav.language = "fr"
    nav.tapBack()
    print(nav.question().message, nav.language)
    nav.reset{}
    print(nav.language)
    """

  private func folder() throws -> Folder {
    try Folder([
      "plugins/letter.lua": Self.plugin, "C.xcstrings": Self.catalog, "scene.lua": Self.scene,
    ])
  }

  @Test(arguments: ["Tests/Specs/texts/texts.xcstrings de Tests/Specs/texts", Self.example])
  func specsPass(words: String) throws {
    let parts = words.split(separator: " ").map(String.init)
    let language = parts.count > 2 ? ["--language", parts[1]] : []
    let run = try ProgramRun(
      ["test", "--strings", parts[0]] + language + [parts[parts.count - 1]], in: .package)
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
  }

  private static let example = "examples/texts/Policies.xcstrings examples/texts"

  @Test func aScriptSaysWhatTheCatalogHas() throws {
    let folder = try folder()
    let run = try ProgramRun(
      ["run", "--strings", "C.xcstrings", "--language", "DE_at", "scene.lua"], in: folder.url)
    expectEqual(run.output, "2 Entwürfe verwerfen?\tDE_at\nDiscard 2 drafts?\tfr\nDE_at\n")
    let source = try ProgramRun(["run", "--strings", "C.xcstrings", "scene.lua"], in: folder.url)
    expectEqual(source.output, "Discard 2 drafts?\tnil\nDiscard 2 drafts?\tfr\nnil\n")
    try expectEqual(ProgramRun(["run", "scene.lua"], in: folder.url).output, source.output)
  }

  @Test(arguments: [
    "run", "repl", "test", "preview", "render", "explain", "prove", "debug", "explore", "profile",
    "bisect",
  ])
  func aLanguageAloneIsAWrongCommandLine(command: String) throws {
    let folder = try folder()
    let words = command == "render" ? ["-o", "a.svg"] : []
    let run = try ProgramRun([command, "--language", "de"] + words + ["scene.lua"], in: folder.url)
    expectEqual(run.status, 2)
    #expect(run.errors.contains("--language requires --strings FILE"))
  }

  @Test(arguments: [
    ("{\"strings\":{}}", "no String Catalog: 'sourceLanguage' is missing"),
    ("{\"sourceLanguage\":\"en\"}", "no String Catalog: 'strings' is missing"),
    (
      "{\"sourceLanguage\":\"en\",\n\"strings\":{\"a\":{},\n\"a\":{}}}",
      "3: no JSON: a key comes twice"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"x\":{\"b\":1,\n\"b\":2}}}}",
      "2: no JSON: a key comes twice"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{},\n\"version\":\"2.0\"}",
      "2: a catalog of version 2.0: this navhost reads version 1"
    ),
    ("{\"sourceLanguage\":\"en\",\"strings\":[]}", "1: no JSON: no object"),
    (
      "{\"sourceLanguage\":\"en\",\n\"strings\":{\"a\":{\"localizations\":1}}}",
      "2: \"a\": 'localizations' must be an object"
    ),
    ("{\"sourceLanguage\":\"en\",\"strings\":{\"a", "1: no JSON: "),
    ("", "1: no String Catalog: is empty"),
  ])
  func aBrokenCatalogIsOneLine(text: String, message: String) throws {
    let folder = try Folder([
      "C.xcstrings": text, "e.lua": "print('ran')", "plugins/a.lua": "return {}",
    ])
    for words in [
      ["run", "--strings", "C.xcstrings", "e.lua"],
      ["app", "strings", "--strings", "C.xcstrings", "--write"],
    ] {
      let run = try ProgramRun(words, in: folder.url)
      expectEqual(run.status, 1)
      expectEqual(run.output, "")
      #expect(run.errors.hasPrefix("navhost: C.xcstrings:"))
      #expect(run.errors.contains(message), "\(run.errors)")
      expectEqual(run.errors.count { $0 == "\n" }, 1)
    }
    try expectEqual(folder.read("C.xcstrings"), text)
  }

  @Test func aCatalogThatIsTooLargeIsNotRead() throws {
    let folder = try Folder(["e.lua": "print('ran')"])
    try Data(count: 32 << 20 + 1).write(to: folder.url.appending(path: "C.xcstrings"))
    let run = try ProgramRun(["run", "--strings", "C.xcstrings", "e.lua"], in: folder.url)
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix("navhost: C.xcstrings"))
  }

  @Test func whatDoesNotFitIsToldOnce() throws {
    let folder = try folder()
    let catalog = Self.catalog.replacingOccurrences(of: "%lld Entwürfe", with: "%s Entwürfe")
    try folder.write("C.xcstrings", catalog)
    try folder.write("scene.lua", Self.scene + "nav.language = 'de'\n" + Self.scene)
    let run = try ProgramRun(
      ["run", "--strings", "C.xcstrings", "--language", "de", "scene.lua"], in: folder.url)
    #expect(run.output.hasPrefix("Discard 2 drafts?\tde\n"))
    let told = run.errors.split(separator: "\n").filter { $0.contains("does not fit") }
    expectEqual(
      told,
      [
        "navhost: text \"Discard %lld drafts?\" in de: the app's text \"%s Entwürfe verwerfen?\" does not "
          + "fit, the key is used: '%s' is not read"
      ])
  }
}

/// `navhost app strings` and what `check` says.
extension TextsTests {
  @Test func keysAreListedWithWhatIsMissing() throws {
    let folder = try folder()
    let list = try ProgramRun(["app", "strings"], in: folder.url)
    expectEqual(
      list.output,
      """
      A\\nB  plugins/letter.lua:4
      Discard %lld drafts?  plugins/letter.lua:4
      Stay  plugins/letter.lua:4

      """)
    expectEqual(list.status, 0)
    let missing = try ProgramRun(
      ["app", "strings", "--strings", "C.xcstrings", "plugins"], in: folder.url)
    expectEqual(missing.status, 1)
    expectEqual(
      missing.output,
      list.output
        + "A\\nB: de, fr\nDiscard %lld drafts?: fr\nStay: de, fr\n")
  }

  @Test func keysAreAddedAndNothingElseChanges() throws {
    let folder = try folder()
    _ = try ProgramRun(["app", "strings", "--strings", "C.xcstrings", "--write"], in: folder.url)
    let text = try folder.read("C.xcstrings")
    let added = """
      ,
          "A\\nB" : {
            "extractionState" : "manual"
          },
          "Stay" : {
            "extractionState" : "manual"
          }
      """
    expectEqual(text.replacingOccurrences(of: added, with: ""), Self.catalog)
    _ = try ProgramRun(["app", "strings", "--strings", "C.xcstrings", "--write"], in: folder.url)
    try expectEqual(folder.read("C.xcstrings"), text)
    try expectEqual(ProgramRun(["app", "strings", "--write"], in: folder.url).status, 2)
  }

  @Test func aKeyThatIsNoLiteralIsAFinding() throws {
    let folder = try Folder([
      "plugins/a.lua": """
      local key = "Sure?"
      local function shown(text) return text(1) end
      return {shouldPop = function(controller)
        shown(print)
        return confirm(text("Dis" .. ("card")) .. text(key) .. text(controller.title .. "?"))
      end}
      """
    ])
    let run = try ProgramRun(["check", "--json", "plugins"], in: folder.url)
    expectEqual(run.output.matches(of: #/text-key/#).count, 2, "\(run.output)")
  }
}

/// What recordings hold.
extension TextsTests {
  @Test(arguments: [[], ["--mask", "strings"]])
  func aReplaySaysWhatWasSaid(mask: [String]) throws {
    let folder = try folder()
    _ = try ProgramRun(
      ["run", "--strings", "C.xcstrings", "--language", "de", "--record", "r"] + mask + [
        "scene.lua"
      ],
      in: folder.url)
    let lines = try folder.read("r").split(separator: "\n").map(String.init)
    #expect(lines[at: 0]?.contains("\"language\":\"de\"") == true)
    let text = try #require(lines.firstIndex { $0.contains("\"op\":\"string\"") })
    let said = mask.isEmpty ? "2 Entwürfe verwerfen?" : "masked-1"
    #expect(lines[text].hasSuffix("\"args\":[\"Discard %lld drafts?\",[2],\"\(said)\"]}"))
    let decision = try #require(lines[at: text + 1])
    #expect(decision.hasPrefix("{\"d\":1,"))
    #expect(decision.contains("\"message\":\"\(said)\""))
    try expectEqual(folder.read("r").contains("Entwürfe"), mask.isEmpty)
    let replay = try ProgramRun(
      shell: "navhost trace pack r | navhost trace replay --plugins plugins -", in: folder.url)
    #expect(replay.output.contains("\"same\":true"), "\(replay.output)")
  }
}
