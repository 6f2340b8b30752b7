import Expectations
import Foundation
import ProgramSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What stands in a folder of plugins and cannot be read as one is told by every command that loads them.
@Suite struct UnreadablePluginsTests {
  enum Kind: String, CaseIterable, Sendable {
    case nowhere, circle, outside, pipe, device, nameless, folder, broken
    case optionsOutside, optionsPipe, mainPipe, thief, hiddenName
  }

  private static let reasons: [Kind: String] = [
    .nowhere: "bad.lua: is a link that leads nowhere",
    .circle: "bad.lua: its links lead in a circle",
    .outside: "bad.lua: is a link that leads out of the folder",
    .pipe: "bad.lua: is a pipe, not a file",
    .device: "bad.lua: is a device, not a file", .nameless: "bad\\255.lua: its name is no UTF-8",
    .folder: "bad.lua: has no init.lua", .broken: "bad.lua:1: ",
    .optionsOutside: "bad/options.lua: is a link that leads out of the plugin's folder",
    .optionsPipe: "bad/options.lua: is a pipe, not a file",
    .mainPipe: "bad/init.lua: is a pipe, not a file",
    .thief: "bad.lua: the name 'guard' belongs to ",
    .hiddenName: "bad.lua:1: a name has no characters that nobody sees: this one has U+200B",
  ]

  private func folder(with kind: Kind) throws -> Folder {
    let folder = try EveryCommand.folder()
    try folder.write("out.lua", "return {}")
    try folder.write("spec/use_spec.lua", "it('loads', function() nav.use('plugins') end)")
    let bad = "plugins/bad.lua"
    switch kind {
    case .nowhere: try folder.link(bad, to: "gone")
    case .circle: try folder.link(bad, to: "bad.lua")
    case .outside: try folder.link(bad, to: "../out.lua")
    case .device: try folder.link(bad, to: "/dev/zero")
    case .pipe: expectEqual(mkfifo(folder.path(bad), 0o600), 0)
    case .folder: try folder.write(bad + "/x.txt", "")
    case .broken: try folder.write(bad, "return +")
    case .thief: try folder.write(bad, "return { name = 'guard' }")
    case .hiddenName: try folder.write(bad, "return { name = 'gu\u{200B}ard' }")
    case .nameless:
      let path = Array(folder.path("plugins/bad").utf8) + [0xFF] + Array(".lua".utf8)
      close(open(path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600))
    case .optionsOutside, .optionsPipe:
      try folder.write("plugins/bad/init.lua", "return {}")
      let options = "plugins/bad/options.lua"
      if kind == .optionsPipe {
        expectEqual(mkfifo(folder.path(options), 0o600), 0)
      } else {
        try folder.link(options, to: "../guard.lua")
      }
    case .mainPipe:
      try folder.write("plugins/bad/x.txt", "")
      expectEqual(mkfifo(folder.path("plugins/bad/init.lua"), 0o600), 0)
    }
    return folder
  }

  @Test(arguments: Kind.allCases)
  func `It is told with the reason, and strict commands fail`(kind: Kind) throws {
    let folder = try folder(with: kind)
    let reason = try #require(Self.reasons[kind])
    let table: [(words: [String], status: Int32)] = [
      (["run", "s.lua"], 0), (["run", "--strict", "s.lua"], 1),
      (["run", "--strict", "--plugins", "plugins", "s.lua"], 1), (["repl"], 0),
      (["explain", "-o", "x.svg", "s.lua"], 0), (["render", "-o", "y.svg", "s.lua"], 0),
      (["app", "export", "--xcuitest", "s.lua"], 0), (["explore", "--steps", "3"], 0),
      (["plugins"], 1),
      (["prove", "--depth", "1"], 1), (["prove", "--compare", "plugins", "plugins"], 1),
      (["trace", "diff", "plugins", "plugins", "packed"], 1),
      (["trace", "replay", "--plugins", "plugins", "packed"], 0),
      (["test", "--strict", "spec"], 1),
    ]
    for (words, status) in table {
      let run = try ProgramRun(words, in: folder.url)
      #expect(run.errors.contains("plugins/\(reason)"), "\(words): \(run.errors)")
      #expect(run.status == status, "\(words) ends with \(run.status): \(run.errors)")
    }
    let check = try ProgramRun(["check"], in: folder.url)
    // `check` looks at files, and at a name only whether two have it.
    if kind != .hiddenName, kind != .folder {
      expectEqual(check.status, 1, "\(kind): \(check.output)\(check.errors)")
      #expect((check.output + check.errors).contains("bad"), "\(check.output)\(check.errors)")
    }
  }

  @Test func `A folder plugins that leads nowhere is told`() throws {
    let folder = try Folder(["s.lua": ""])
    try folder.link("plugins", to: "gone")
    let run = try ProgramRun(["run", "--strict", "s.lua"], in: folder.url)
    #expect(run.errors.hasPrefix("navhost: plugins: is a link that leads nowhere\n"))
    expectEqual(run.status, 1)
    try expectEqual(
      ProgramRun(["run", "--no-plugins", "--strict", "s.lua"], in: folder.url).status, 0)
  }

  @Test func `A script hears of it, too`() throws {
    let folder = try folder(with: .pipe)
    let script = """
      local handle, why = nav.use("plugins/bad.lua")
      print(handle, why)
      print(#nav.use("plugins"))
      """
    let run = try ProgramRun(["run", "--no-plugins", "-"], in: folder.url, input: script)
    expectEqual(run.output, "nil\tplugins/bad.lua: is a pipe, not a file\n1\n")
    expectEqual(run.errors, "navhost: plugins/bad.lua: is a pipe, not a file\n")
  }
}
