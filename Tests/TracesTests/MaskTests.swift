import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostTraces

@Suite("Values that are taken out of a recording, --mask")
struct MaskTests {
  @Test("masked tables keep their keys: what compares two masked values replays the same")
  func maskedKeys() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      local page = nav.push{ class = "Page", props = { mail = "alice", t = { a = "bob", b = "carol" } } }
      nav.tapBack()
      page.props.t.b = "alice"
      nav.tapBack()
      """,
      plugins: [
        "policy.lua":
          "return { name = 'policy', shouldPop = function(c) return c.props.t.b == c.props.mail end }"
      ])
    _ = try recorded.packed("--mask", "props.t", "--mask", "props.mail")
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.output)")
    let outcomes = try run.output.objects().first?["outcomes"] as? [String: Int]
    expectEqual(outcomes, ["blocked": 1, "popped": 1, "pushed": 1])
  }

  @Test("a number that goes with an action is masked, and what the app says of itself")
  func actions() throws {
    let recorded = try Recorded(
      """
      nav.app.user = 815815
      nav.setRoot("Home")
      nav.push{ class = "Page", props = { pin = 471147 } }
      nav.tapBack()
      """,
      plugins: [
        "policy.lua": """
        return { name = "policy", shouldPop = function(c)
          perform("save", { pin = c.props.pin, list = { app.user } })
          return false
        end }
        """
      ])
    _ = try recorded.packed("--mask", "props.pin", "--mask", "app.user")
    let text = try recorded.folder.read("app.trace")
    #expect(!text.contains("471147") && !text.contains("815815"))
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.output)")
  }

  @Test("masked numbers and tables are nowhere either, and the same values stay the same")
  func masks() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      local a = nav.push{ class = "Editor", title = "For 4711", props = { unsaved = true, owner = { name = "alice", pin = 4711 } } }
      nav.tapBack()
      a.props.owner = { name = "alice", pin = 815 }
      nav.tapBack()
      """,
      plugins: [
        "policy.lua": """
        return { name = "policy", shouldPop = function(c)
          return false, ("%s has %d"):format(c.props.owner.name, c.props.owner.pin)
        end }
        """
      ])
    _ = try recorded.packed("--mask", "props.owner")
    let trace = try recorded.folder.read("app.trace")
    for secret in ["alice", "4711", "815"] { #expect(!trace.contains(secret), "\(secret)") }
    let reasons = try trace.objects().compactMap { $0["reason"] as? String }
    #expect(reasons.allSatisfy { $0.hasPrefix("masked-") })
    expectEqual(Set(reasons.map { $0.split(separator: " ").first }).count, 1)
    expectEqual(Set(reasons).count, 2)
  }

  @Test("the same value has the same token, and what is not covered stays")
  func tokens() throws {
    let mask = try Mask(["props.owner", "props.list[1]"])
    expectEqual(mask.shown("alice", "props.owner"), "masked-1")
    expectEqual(mask.shown("bob", "props.owner.name"), "masked-2")
    expectEqual(mask.shown("alice", "props.owner[3]"), "masked-1")
    expectEqual(mask.shown("carol", "props.list[1]"), "masked-3")
    expectEqual(mask.shown("dave", "props.list[2]"), "dave")
    expectEqual(mask.shown("erin", "props.owners"), "erin", "a name that only begins alike")
    expectEqual(mask.shown("erin", ""), "erin")
    expectEqual(mask.token(Int64(5), "props.owner"), 1_000_001)
    expectEqual(mask.token(5.0, "props.owner"), 1_000_001, "one number, however it is written")
    expectEqual(mask.token(Int64(6), "props.owner"), 1_000_002)
    #expect(mask.token(Int64(5), "props.x") == nil && mask.token(.nan, "props.owner") == nil)
    #expect(mask.token([0xFF], "props.owner") != nil && mask.token([0xFF], "title") == nil)
  }

  @Test("wherever a value stands in another text, its token does")
  func scrubbed() throws {
    let mask = try Mask(["props.owner"])
    expectEqual(mask.scrubbed("For alice"), "For alice", "nothing is known yet")
    _ = mask.shown("alice", "props.owner")
    _ = mask.shown("alice cooper", "props.owner")
    _ = mask.shown("Al", "props.owner")
    expectEqual(mask.scrubbed("For alice, alicealice."), "For masked-1, masked-1masked-1.")
    expectEqual(mask.scrubbed("alice cooper"), "masked-2", "the longest first")
    expectEqual(mask.scrubbed("Al and Also"), "masked-3 and Also", "a short one as a word alone")
    _ = mask.token(Int64(3), "props.owner")
    expectEqual(mask.scrubbed("3 of 13, 3.0"), "1000001 of 13, 1000001.0")
    expectEqual(mask.scrubbed(""), "")
  }

  @Test(
    "a number that tostring puts into a reason is recorded as it replays",
    arguments: [
      "2.5", "3", "3.0", "0.1", "-7.25", "3.25", "-0.5", "0.1 + 0.2", "1 / 3",
      "123456789.123456789", "1234567890123456.0", "1e300",
      "2^53", "4711", "4711.0", "9007199254740993",
    ])
  func numbersInReasons(number: String) throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      nav.push{ class = "Page", props = { pin = \(number), twin = 9007199254740992 } }
      nav.tapBack()
      """,
      plugins: [
        "policy.lua": """
        return { name = "policy", shouldPop = function(c)
          return false, tostring(c.props.pin) .. " and " .. c.props.twin
        end }
        """
      ])
    _ = try recorded.packed("--mask", "props.pin", "--mask", "props.twin")
    let reasons = try recorded.folder.read("app.trace").objects().compactMap {
      $0["reason"] as? String
    }
    expectEqual(reasons.count, 1)
    #expect(
      reasons.allSatisfy { $0.contains(/^100000[12](\.0)? and 100000[12]$/) }, "\(reasons)")
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.output)")
  }

  @Test("a value of three bytes is masked as a word of its own, one of four bytes everywhere")
  func shortValues() throws {
    let mask = try Mask(["props.pin"])
    _ = mask.shown("abc", "props.pin")
    _ = mask.shown("wxyz", "props.pin")
    expectEqual(mask.scrubbed("abc, xabc, abcx, (abc)"), "masked-1, xabc, abcx, (masked-1)")
    expectEqual(mask.scrubbed("awxyza"), "amasked-2a")
  }

  @Test("a value that was cut with its text is found by its beginning")
  func cut() throws {
    let mask = try Mask(["props.owner"])
    _ = mask.shown("confidential", "props.owner")
    expectEqual(mask.scrubbed("about confid…"), "about masked-1…")
    expectEqual(mask.scrubbed("about con…"), "about con…", "three letters are no trace")
  }

  @Test(
    "only what is below props and app can be masked",
    arguments: [
      "owner", "title", "props", "props.", "props..x", "state.x", "", "props[1]", "app", "app.",
    ])
  func wrong(path: String) {
    let error = #expect(throws: TraceError.self) { try Mask([path]) }
    expectEqual(error?.message, "--mask takes props.NAME, app.NAME or strings, got '\(path)'")
  }

  @Test("what stands in a list is covered by the list's name")
  func lists() throws {
    let mask = try Mask(["props.owner"])
    expectEqual(mask.shown("zoe", "props.owner[3]"), "masked-1")
    expectEqual(mask.token(Int64(7), "props.owner[1]"), 1_000_001)
    #expect(mask.token([0xFF], "props.owner[1].key") != nil)
  }

  @Test(
    "a list that is masked, or one place of it, leaks nothing",
    arguments: [(["props.list"], ["alice", "bob", "carol"]), (["props.list[2]"], ["bob"])])
  func masksOfLists(paths: [String], secrets: [String]) throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      local a = nav.push{ class = "Editor", props = { list = { "alice", "bob", { name = "carol" } } } }
      nav.tapBack()
      a.props.list[2] = "bob2"
      a.props.list = { "alice", "bob" }
      nav.tapBack()
      """,
      plugins: [
        "policy.lua": """
        return { name = "policy", shouldPop = function(c)
          return false, tostring(c.props.list[2])
        end }
        """
      ])
    _ = try recorded.packed(paths.flatMap { ["--mask", $0] })
    let trace = try recorded.folder.read("app.trace")
    for secret in ["alice", "bob", "carol"] {
      #expect(trace.contains("\"\(secret)") != secrets.contains(secret), "\(secret)")
    }
  }

  @Test("a table that is keyed by controllers replays in the order in which the plugin met them")
  func controllersAsKeys() throws {
    let recorded = try Recorded(
      """
      nav.setStack { "Home", "Middle", "Editor" }
      local top, middle = nav.top, nav.stack[2]
      local touched = { middle.title, top.title }
      nav.tapBack()
      print(#touched)
      """,
      plugins: [
        "policy.lua": """
        return { name = "policy", shouldPop = function(c)
          local t, o = { [c] = "c", [c.previous] = "p" }, ""
          for _, v in pairs(t) do o = o .. v end
          return false, o
        end }
        """
      ])
    let sessions = try recorded.packed()
    let lines = try recorded.run("trace", "unpack", input: sessions).output
    #expect(lines.contains("\"cp\""), "\(lines)")
    let replay = try recorded.run(
      "trace", "replay", "--plugins", "plugins", "--check", input: sessions)
    expectEqual(replay.status, 0, "\(replay.output)\(replay.errors)")
  }
}
