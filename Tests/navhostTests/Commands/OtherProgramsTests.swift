import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost NAME`, which runs `navhost-NAME`.
@Suite struct OtherProgramsTests {
  /// Runs a copy of navhost in a folder of its own, with the other programs that the folder has.
  private static func run(
    _ words: [String], in folder: Folder, path: String = "/usr/bin:/bin", input: String = ""
  ) throws -> ProgramRun {
    let navhost = folder.url.appending(path: "navhost")
    if !FileManager.default.fileExists(atPath: navhost.path) {
      try folder.copyProgram(ProgramRun.navhost, to: "navhost")
    }
    return try ProgramRun(
      words, program: navhost, in: folder.url, input: input, environment: ["PATH": path])
  }

  /// Writes programs of shell.
  private static func folder(_ programs: [String: String]) throws -> Folder {
    let folder = try Folder()
    for (name, text) in programs { try folder.writeProgram(name, text) }
    return folder
  }

  @Test func `A program has its arguments, streams and status`() throws {
    let folder = try Self.folder(["navhost-x": "echo $# \"$1\" $2; cat; echo no >&2; exit 7"])
    let run = try Self.run(["x", "a  b", "--version"], in: folder, input: "read\n")
    expectEqual(run.output, "2 a  b --version\nread\n")
    expectEqual(run.errors, "no\n")
    expectEqual(run.status, 7)
  }

  @Test func `An argument that is not UTF-8 stays as it is`() throws {
    let folder = try Self.folder([
      "navhost-x": "printf %s \"$1\" | od -An -tx1",
      "odd": "exec ./navhost x \"$(printf 'a\\377')\"",
    ])
    _ = try Self.run(["--version"], in: folder)
    expectEqual(try ProgramRun(shell: "./odd", in: folder.url).output, " 61 ff\n")
  }

  @Test func `A program takes the place of the process`() throws {
    let folder = try Self.folder([
      "navhost-pid": "echo $$", "navhost-end": "kill -TERM $$",
      "both": "echo $$; exec ./navhost pid",
    ])
    _ = try Self.run(["--version"], in: folder)
    let numbers = try ProgramRun(shell: "./both", in: folder.url).output.split(separator: "\n")
    expectEqual(numbers.count, 2)
    expectEqual(numbers.first, numbers.last)
    let end = try ProgramRun(shell: "./navhost end; echo $?", in: folder.url)
    expectEqual(end.lastLine, "143")
  }

  @Test func `A program beside navhost comes before one in PATH`() throws {
    let folder = try Self.folder([
      "navhost-x": "echo beside", "other/navhost-x": "echo path", "other/navhost-y": "echo path",
    ])
    let other = folder.path("other")
    try expectEqual(Self.run(["x"], in: folder, path: other).output, "beside\n")
    try expectEqual(Self.run(["y"], in: folder, path: "/nowhere:\(other)").output, "path\n")
    let relative = try Self.run(["y"], in: folder, path: "other::.")
    expectEqual(relative.errors.split(separator: "\n").first, "navhost: no command 'y'")
  }

  @Test func `Only a program with letters, digits and dashes is run`() throws {
    let folder = try Self.folder([
      "navhost-a.b": "echo ran", "navhost-a_b": "echo ran", "navhost-ä": "echo ran",
      "navhost-": "echo ran", "x/navhost-": "echo ran", "navhost-A-1": "echo ran",
      "navhost-text": "echo ran",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.path("navhost-text"))
    for name in ["a.b", "a_b", "ä", "", "../x/navhost-", "text", "-"] {
      let run = try Self.run([name], in: folder, path: folder.path)
      expectEqual(run.output, "", "\(name)")
      expectEqual(run.status, 2, "\(name)")
    }
    try expectEqual(Self.run(["A-1"], in: folder).output, "ran\n")
  }

  @Test(arguments: ["echo 0.1.0", "exit 3", "echo"])
  func `A program of another version is refused`(text: String) throws {
    let folder = try Self.folder(["navhost-trace": text])
    let run = try Self.run(["trace", "pack"], in: folder)
    let version = text.hasSuffix("0.1.0") ? "0.1.0" : "unknown"
    expectEqual(
      run.errors,
      "navhost: \(folder.path("navhost-trace")) has version \(version), navhost has version 0.2.0; "
        + "install both from one version\n")
    expectEqual(run.status, 2)
  }

  @Test(arguments: ["preview", "lsp", "debug", "trace", "app"])
  func `A program that is not built is told with what builds it`(name: String) throws {
    let folder = try Folder()
    for words in [[name], [name, "--help"], ["help", name]] {
      let run = try Self.run(words, in: folder)
      expectEqual(
        run.errors,
        "navhost: navhost-\(name) is not beside navhost or in PATH; "
          + "build it with 'bash scripts/dev/build.sh \(name)'\n")
      expectEqual(run.status, 2)
    }
  }

  @Test(arguments: [
    ("texts", "app strings"), ("classes", "app classes"), ("bundle", "app bundle"),
    ("export", "app export"), ("fidelity", "app fidelity"), ("sessions", "trace generate"),
    ("pack", "trace pack"), ("unpack", "trace unpack"), ("replay", "trace replay"),
    ("diff", "trace diff"),
  ])
  func `An earlier name of a command is refused with the new one`(old: String, new: String) throws {
    let folder = try Self.folder(["navhost-\(old)": "echo own"])
    for words in [[old], [old, "--help"], ["help", old]] {
      let run = try ProgramRun(words)
      expectEqual(run.errors, "navhost: no command '\(old)'; use 'navhost \(new)'\n")
      expectEqual(run.status, 2)
    }
    let own = try ProgramRun([old], environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    expectEqual(own.output, "own\n")
  }

  @Test func `help prints the help of a program`() throws {
    let folder = try Self.folder(["navhost-x": "echo \"$@\""])
    try expectEqual(Self.run(["help", "x"], in: folder).output, "--help\n")
    try expectEqual(Self.run(["help", "x", "y"], in: folder).output, "y --help\n")
    for words in [["help", "trace"], ["trace", "--help"], ["trace", "help"]] {
      let help = try ProgramRun(words)
      #expect(help.output.contains("USAGE: navhost trace <subcommand>"), "\(words)")
      #expect(help.output.contains("See 'navhost trace help <subcommand>'"), "\(words)")
      expectEqual(help.status, 0)
    }
    for words in [["help", "app", "bundle", "make"], ["app", "bundle", "make", "--help"]] {
      let help = try ProgramRun(words)
      #expect(help.output.contains("USAGE: navhost app bundle make "), "\(help.output)")
    }
    let wrong = try ProgramRun(["trace", "generate", "--count", "x"])
    #expect(wrong.errors.contains("Usage: navhost trace generate"), "\(wrong.errors)")
    expectEqual(wrong.status, 2)
  }
}
